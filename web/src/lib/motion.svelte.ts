/** How fast things move: the setting, and what the system asks for. */

import { prefs } from "./prefs.svelte";

const query = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");

class Motion {
  reduced = $state(query?.matches ?? false);

  constructor() {
    query?.addEventListener("change", (change) => (this.reduced = change.matches));
  }

  /** The factor for durations: 0 means that nothing moves. */
  get factor(): number {
    return this.reduced ? 0 : prefs.speed;
  }

  /** A duration at the speed that was chosen. */
  ms(duration: number): number {
    return duration * this.factor;
  }
}

export const motion = new Motion();
