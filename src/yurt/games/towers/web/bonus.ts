/** The bonus cards (rule 10): what they look at, and what they bring. */

import type { View } from "$lib/wire";
import { PLACES, stonesIn, type Tower } from "./pieces";

export interface BonusCard {
  colour: string;
  points: number;
  /** For the second, if the most stones count. */
  second?: number;
  /** The places that count, if places do. */
  places?: string[];
}

const ends = PLACES.filter((place) => /^(1\.[15]|2\.[14]|3\.[13]|4\.|5\.)/.test(place));

export const bonusCards: Record<string, BonusCard> = {
  "most-red": { colour: "red", points: 4, second: 2 },
  "most-blue": { colour: "blue", points: 4, second: 2 },
  "orange-slopes": { colour: "orange", points: 1, places: ends },
  "green-base": { colour: "green", points: 1, places: PLACES.filter((place) => place.startsWith("1.")) },
  "no-yellow": { colour: "yellow", points: -3 },
  "no-grey": { colour: "grey", points: -3 },
  "black-middle": { colour: "black", points: 2, places: ["1.3", "3.2", "5.1"] },
  "purple-middle": { colour: "purple", points: 2, places: ["2.2", "2.3", "4.1", "4.2"] },
};

function pointsOfMost(own: number, others: number[], card: BonusCard): number {
  const more = others.filter((count) => count > own).length;
  const equal = others.filter((count) => count === own).length;
  if (own === 0) return 0;
  if (more === 0) return equal === 0 ? card.points : card.second!;
  return more === 1 && equal === 0 ? card.second! : 0;
}

/** What one bonus card brings a seat. */
export function bonusPoints(view: View, seat: number, name: string): number {
  const card = bonusCards[name];
  if (!card) return 0;
  const tower: Tower = view.towers[seat];
  if (card.places) return card.points * card.places.filter((place) => tower[place] === card.colour).length;
  const counts = view.towers.map((other: Tower) => stonesIn(other, card.colour));
  if (card.second === undefined) return counts[seat] === 0 ? card.points : 0;
  const others = counts.filter((_: number, other: number) => other !== seat);
  return pointsOfMost(counts[seat], others, card);
}
