/** Legal moves as the server tells them, and as the page uses them. */

import type { MoveTold } from "./wire";

/** All moves one by one: a run is looked up in the game's list of moves. */
export function expandMoves(told: MoveTold[], all: string[]): string[] {
  return told.flatMap((move) => {
    if (typeof move === "string") return [move];
    const start = all.indexOf(move[0]);
    if (start < 0) throw new Error(`no such move: ${move[0]}`);
    return all.slice(start, start + move[2]);
  });
}

/** What somebody typed, as moves are written: one space, no capitals. */
export function tidyMove(typed: string): string {
  return typed
    .toLowerCase()
    .split(",")
    .map((step) => step.trim().replace(/\s+/g, " "))
    .filter(Boolean)
    .join(", ");
}

/** The legal moves that begin like what was typed, or have it in their words. */
export function completions(typed: string, moves: string[], say: (move: string) => string, most = 8): string[] {
  const start = tidyMove(typed);
  const begins = moves.filter((move) => move.startsWith(start));
  const contains = moves.filter((move) => !begins.includes(move) && say(move).toLowerCase().includes(start));
  return [...begins, ...contains].slice(0, most);
}
