/** Why a shown pile counts what it counts: what each card adds (the total itself is told by the server). */

import { faceOf, isSpecies } from "./cards";

export interface Count {
  total: number;
  /** What each card adds. */
  worth: number[];
  /** Which cards have no effect at all: other creatures, and specials that are switched off. */
  isIdle: boolean[];
  /** Whether a working "!" lets every creature count. */
  allCount: boolean;
  /** Whether a working "1" lets every card count 1. */
  allAreOne: boolean;
  /** Whether an odd number of STOP cards switches off a "!" or "1" that is there. */
  isVoid: boolean;
}

const copies = (cards: string[], card: string): number => cards.filter((other) => other === card).length;

/** Count the cards that are shown so far for the claimed creature; "?" counts nothing yet. */
export function countPile(cards: string[], species: string): Count {
  const hasStop = copies(cards, "stop") % 2 === 1;
  const bangs = copies(cards, "!");
  const ones = copies(cards, "1");
  const allCount = !hasStop && bangs > 0;
  const allAreOne = !hasStop && ones > 0;
  const worth = cards.map((card) => {
    if (card === "?") return 0;
    const { motif, value } = faceOf(card);
    const counts = motif === "joker" || motif === species || (allCount && isSpecies(motif));
    if (!counts) return 0;
    return allAreOne ? 1 : value;
  });
  const isVoid = hasStop && bangs + ones > 0;
  const isIdle = cards.map((card, i) => card !== "?" && card !== "stop" && worth[i] === 0 && (isVoid || faceOf(card).value > 0));
  return { total: worth.reduce((sum, one) => sum + one, 0), worth, isIdle, allCount, allAreOne, isVoid };
}
