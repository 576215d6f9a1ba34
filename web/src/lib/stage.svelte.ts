/** Shows what happened, one event after another, and then the table as it is. */

import { motion } from "./motion.svelte";
import type { GameEvent } from "./wire";

export interface Scene {
  events: GameEvent[];
  /** Make the table what it is after the events. */
  settle: () => void;
}

/** With more scenes than this waiting, what happened is shown without pauses. */
const MOST_WAITING = 24;

export class Stage {
  event = $state.raw<GameEvent | null>(null);
  shown = $state.raw<GameEvent[]>([]);
  busy = $state(false);
  #scenes: Scene[] = [];
  #scene: Scene | undefined;
  #hurry = false;
  #wake: (() => void) | undefined;

  constructor(
    private readonly pauseOf: (event: GameEvent) => number,
    private readonly announce: (event: GameEvent) => void,
  ) {}

  add(scene: Scene): void {
    this.#scenes.push(scene);
    if (!this.busy) void this.#run();
    else if (this.#scenes.length > MOST_WAITING) this.skip();
  }

  /** Show all that waits at once. */
  skip(): void {
    this.#hurry = this.busy;
    this.#wake?.();
  }

  /** Forget all that waits: the table is told anew. */
  drop(): void {
    this.#scenes = [];
    this.#scene = undefined;
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.busy = true;
    for (let scene = this.#scenes.shift(); scene; scene = this.#scenes.shift()) {
      this.#scene = scene;
      for (const event of scene.events) {
        if (this.#scene !== scene) break;
        this.event = event;
        this.shown = [...this.shown, event];
        this.announce(event);
        await this.#pause(motion.ms(this.pauseOf(event)));
      }
      if (this.#scene === scene) scene.settle();
      this.event = null;
      this.shown = [];
    }
    this.busy = this.#hurry = false;
  }

  #pause(ms: number): Promise<void> {
    if (ms <= 0 || this.#hurry || document.hidden) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
