/** The points of a seat as they are now, with all their parts. */

import type { View } from "$lib/wire";
import { bonusPoints } from "./bonus";
import { FOOD_POINTS, hasMostFood, STUPA_POINTS, worthOf, type Worth } from "./scoring";

export interface Parts {
  worth: Worth;
  stupa: number;
  food: number;
  bonuses: { name: string; points: number }[];
  total: number;
}

export function partsOf(view: View, seat: number): Parts {
  const worth = worthOf(view.towers[seat]);
  const stupa = view.stupa[seat] ? STUPA_POINTS : 0;
  const food = hasMostFood(view, seat) ? FOOD_POINTS : 0;
  const bonuses = (view.bonus_cards as string[]).map((name) => ({ name, points: bonusPoints(view, seat, name) }));
  const extra = bonuses.reduce((sum, bonus) => sum + bonus.points, 0);
  return { worth, stupa, food, bonuses, total: worth.points + stupa + food + extra };
}

/** What a stone would bring at each of some places. */
export function gainsOf(view: View, seat: number, stone: string, places: string[]): Record<string, number> {
  const now = partsOf(view, seat).total;
  const after = (place: string): View => ({
    ...view,
    towers: view.towers.map((tower: object, other: number) => (other === seat ? { ...tower, [place]: stone } : tower)),
  });
  return Object.fromEntries(places.map((place) => [place, partsOf(after(place), seat).total - now]));
}
