/** What the guided first match of PUSH says, and when. */

import type { TourStep } from "$lib/board";
import type { Table } from "$lib/table.svelte";

const cardsLaid = (table: Table): number => (table.view.column_sizes ?? []).reduce((sum: number, size: number) => sum + size, 0);
const canStart = (table: Table, move: string): boolean => table.moves.some((text) => text.startsWith(move));
const hasRoll = (table: Table): boolean => (table.view.columns ?? []).some((cards: string[]) => cards.includes("roll"));

export const tour: TourStep[] = [
  { id: "goal", when: (table) => table.status === "playing" },
  { id: "push", when: (table) => table.can("push"), at: ".push .go" },
  { id: "column", when: (table) => table.isMine && cardsLaid(table) > 0, at: ".push .columns" },
  { id: "place", when: (table) => canStart(table, "place"), at: ".push .columns" },
  { id: "decide", when: (table) => table.can("stop") && cardsLaid(table) > 1, at: ".push .actions" },
  { id: "odds", when: (table) => table.can("stop") && cardsLaid(table) > 2, at: ".push .odds" },
  { id: "roll", when: (table) => !table.isShowing && hasRoll(table), at: ".push .columns" },
  { id: "take", when: (table) => canStart(table, "take"), at: ".push .columns" },
  { id: "switch", when: (table) => !table.isShowing && table.view.switches > 0, at: ".push .flow" },
  { id: "bank", when: (table) => canStart(table, "bank"), at: ".push .mine" },
  { id: "bust", when: (table) => !table.isShowing && table.log.some((entry) => entry.event?.event === "busted") },
  { id: "end", when: (table) => table.isMine && table.view.deck_size <= 20, at: ".push .deck" },
];
