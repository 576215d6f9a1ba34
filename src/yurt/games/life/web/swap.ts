/** A swap in the making: what it would change, and cards that could be given for it. */

import type { Table } from "$lib/table.svelte";
import { change, copyOf, count, kindsOf, LOOK, total, type Counts, type Species } from "./cards";
import type { Scene } from "./scene";

export interface Swap {
  row: number;
  /** The cards put down, in the order they were chosen. */
  gives: Species[];
  /** How many of them, the last ones, were filled in as a suggestion. */
  suggested: number;
  /** The cards that come into the hand. */
  gets: Species[];
  isWhole: boolean;
  /** The hand as it will be: without what was put down, and if the swap is whole, with the row. */
  hand: Counts;
}

/** The swap that the steps of a turn make, drawn on a scene that may lag behind the last steps. */
export function swapOf(scene: Scene, seat: number, steps: string[], isWhole: boolean, suggested = 0): Swap | null {
  const row = Number(/^row (\d)/.exec(steps[0] ?? "")?.[1] ?? 0);
  const cards = scene.rows[row - 1];
  if (!cards || !scene.hands[seat]) return null;
  const gives = steps.slice(1).map((step) => step.slice("give ".length) as Species);
  const hand = copyOf(scene.hands[seat]!);
  const late = gives.slice(total(scene.given));
  for (const species of late) change(hand, species, -1);
  const gets = Object.entries(cards).flatMap(([species, number]) => Array<Species>(number as number).fill(species as Species));
  if (isWhole) for (const species of gets) change(hand, species, 1);
  return { row, gives, suggested, gets, isWhole, hand };
}

/** Cards that could be given: those of which the hand has fewest and that count least, if possible none that it gets. */
export function giftsFor(hand: Counts, gets: Counts, number: number): Species[] {
  const left = copyOf(hand);
  const cost = ([species, held]: [Species, number]) => (count(gets, species) > 0 ? 1000 : 0) + 10 * held + LOOK[species].value;
  return Array.from({ length: number }, () => {
    const [cheapest] = kindsOf(left).sort((a, b) => cost(a) - cost(b))[0]!;
    change(left, cheapest, -1);
    return cheapest;
  });
}

/** Choose a step of a swap; what it still needs is filled in as a suggestion. */
export async function compose(table: Table, move: string): Promise<void> {
  if (!(await table.choose(move)) || table.isComplete) return;
  const { hands, rows, row, owed } = table.view;
  const gifts = giftsFor(hands[table.seat], rows[row - 1], owed);
  await table.suggest(gifts.map((species) => `give ${species}`).join(", "));
}
