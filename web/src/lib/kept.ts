/** What a tab keeps of a table, so that a refresh comes back to the same place. */

import type { Entry } from "./story";
import type { StepChosen } from "./turn";
import type { View } from "./wire";

export interface Kept {
  /** The last version that was heard. */
  version: number;
  log: Entry[];
  /** Steps that are chosen but not sent. */
  steps: StepChosen[];
  /** The view in which they were chosen. */
  view: string;
  /** The seats whose chat is not wanted. */
  muted: number[];
}

/** Of a table that was not seen before. */
export const NOTHING_KEPT: Kept = { version: 0, log: [], steps: [], view: "", muted: [] };

export function restore<T extends object>(name: string, fallback: T): T {
  try {
    return { ...fallback, ...JSON.parse(sessionStorage.getItem(`yurt.${name}`) ?? "{}") };
  } catch {
    return fallback; // damaged or forbidden storage: the table itself is on the server
  }
}

export function keep(name: string, kept: object): void {
  try {
    sessionStorage.setItem(`yurt.${name}`, JSON.stringify(kept));
  } catch {
    sessionStorage.clear(); // full: the log of other tables is not needed any more
  }
}

/** Steps that are chosen but not sent, as they are kept. */
export function stepsAt(view: View, steps: StepChosen[]): Pick<Kept, "steps" | "view"> {
  return { steps: steps.map(({ text, isSuggested }) => ({ text, isSuggested })), view: JSON.stringify(view) };
}

/** The steps to choose again: none if the table does not look as it did when they were chosen. */
export function stepsFor(kept: Kept, view: View | undefined): StepChosen[] {
  return kept.view === JSON.stringify(view ?? {}) ? kept.steps : [];
}
