/** The dial on which a claim is put together: a number and a creature. */

import { faceOf } from "./cards";
import { parseClaim, type Claim } from "./scene";

const PREFIX = "claim ";

export const claimMove = (number: number, species: string): string => `${PREFIX}${number} ${species}`;

/** The claim of a move, if it is one. */
export const claimOf = (move: string | undefined): Claim | null => (move?.startsWith(PREFIX) ? parseClaim(move.slice(PREFIX.length)) : null);

/** The numbers of the claims that can be made, smallest first. */
export function numbersOf(moves: Iterable<string>): number[] {
  const numbers = new Set<number>();
  for (const move of moves) {
    const claim = claimOf(move);
    if (claim) numbers.add(claim.number);
  }
  return [...numbers].sort((a, b) => a - b);
}

/** A claim to begin with, of those that can be made: the smallest, or one of the card's own creature that is no more. */
export function firstClaim(moves: string[], card: string): string {
  const lowest = numbersOf(moves)[0] ?? 0;
  const smallest = moves.filter((move) => claimOf(move)?.number === lowest);
  return smallest.find((move) => claimOf(move)?.species === faceOf(card).motif) ?? smallest[0] ?? "";
}

/** The numbers to show on the dial: as many as there is room for, the chosen one in the middle if possible. */
export function windowOf(chosen: number, room: number): number[] {
  const first = Math.max(1, chosen - Math.floor(room / 2));
  return Array.from({ length: room }, (_, i) => first + i);
}
