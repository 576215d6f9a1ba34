/** What the guided first match says, and when. */

import type { TourStep } from "$lib/board";
import type { View } from "$lib/wire";

export const tour: TourStep[] = [
  { id: "animals", when: (table) => table.status === "playing", at: ".life .hand" },
  { id: "lives", when: (table) => table.status === "playing", at: ".life .me" },
  { id: "rows", when: (table) => table.isMine && table.steps.length === 0, at: ".life .rows" },
  { id: "give", when: (table) => table.isMine && table.steps.length > 0, at: ".life .hand" },
  { id: "confirm", when: (table) => table.isComplete, at: "[data-confirm]" },
  { id: "known", when: (table) => table.isMine && hasSwapped(table.view, table.seat), at: ".life .others" },
  { id: "sets", when: (table) => table.isMine && hasSwapped(table.view, table.seat), at: '.life [data-slot="hare"]' },
  { id: "knock", when: (table) => table.can("knock") && !table.view.last_lap, at: ".life .knock" },
  { id: "last-lap", when: (table) => Boolean(table.view.last_lap), at: ".life .now" },
  { id: "again", when: (table) => table.view.round > 1, at: ".life .now" },
];

function hasSwapped(view: View, seat: number): boolean {
  return (view.turns?.[seat] ?? 0) > 0;
}
