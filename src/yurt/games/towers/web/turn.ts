/** Helps to compose a turn from the moves that the server says are legal. */

import type { View } from "$lib/wire";

/** The kinds that a verb can be said of now: "pay" of ["pay milk", "pay bread"] are milk and bread. */
export function objectsOf(moves: string[], verb: string): string[] {
  return [...new Set(moves.filter((move) => move.startsWith(`${verb} `)).map((move) => move.split(" ")[1]!))];
}

/** Where a stone may be placed now. */
export function placesFor(moves: string[], stone: string): string[] {
  return moves.filter((move) => move.startsWith(`place ${stone} `)).map((move) => move.split(" ")[2]!);
}

/** A sensible next token to pay or to spill: of the kind that there is most of, so that all kinds stay. */
function suggestFood(view: View, seat: number, moves: string[]): string | undefined {
  const verb = view.phase === "spill" ? "spill" : "pay";
  const counts: Record<string, number> = verb === "pay" ? view.yurts[seat] : view.paid;
  const foods = objectsOf(moves, verb).sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  return foods[0] && `${verb} ${foods[0]}`;
}

/** The step that goes on by itself: the only one there is, and food to pay or to spill if it is to be chosen for me. */
export function nextStep(view: View, seat: number, moves: string[], isPaidForMe: boolean): string | undefined {
  const food = isPaidForMe ? suggestFood(view, seat, moves) : undefined;
  const only = moves.length === 1 && moves[0] !== "done" ? moves[0] : undefined;
  return food ?? only;
}
