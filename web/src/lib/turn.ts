/** A turn in the making: steps that are chosen but not sent, each with what the table would look like. */

import type { View } from "./wire";

const SEPARATOR = ", ";

export interface Level {
  view: View;
  moves: string[];
  prompt: string;
  points: number[];
}

export interface StepChosen {
  /** What is chosen; what was filled in for somebody can be several steps, which stand or go together. */
  text: string;
  isSuggested: boolean;
}

export interface Step extends StepChosen {
  /** What the server would show after it; nothing after the last step of a turn. */
  level: Level | null;
  /** How many events the turn has made with it: they need not be shown again when the turn is sent. */
  events: number;
}

/** How many steps stay when this move is chosen: as many as possible such that it is legal after them. */
export function stepsKept(start: Level, steps: Step[], move: string): number {
  for (let count = steps.length; count > 0; count--) if (steps[count - 1]!.level?.moves.includes(move)) return count;
  return start.moves.includes(move) ? 0 : -1;
}

/** The state of the table after the chosen steps, as far as it is known. */
export function lastLevel(start: Level, steps: Step[]): Level {
  return steps.findLast((step) => step.level !== null)?.level ?? start;
}

/** The turn as it is sent. */
export function turnText(steps: Step[], move?: string): string {
  return [...steps.map((step) => step.text), ...(move === undefined ? [] : [move])].join(SEPARATOR);
}

/** The single steps of a turn. */
export function stepsOf(turn: string): string[] {
  return turn.split(SEPARATOR);
}

/** How many events of the turn can be seen already. */
export function eventsSeen(steps: Step[]): number {
  return steps.findLast((step) => step.level !== null)?.events ?? 0;
}
