/** The story with fewer lines: a deal, a swap, a hand, the majorities and the points are one line each. */

import type { Entry } from "$lib/story";
import type { Table } from "$lib/table.svelte";
import { words } from "$lib/words.svelte";
import { change, noCards, total, type Counts, type Species } from "./cards";
import { sayAll, who } from "./say";

const say = words.of("life");
const SEPARATOR = " · ";

type Part = "deal" | "swap" | "hand" | "majorities" | "totals";
const PART_OF: Record<string, Part> = {
  hand_dealt: "deal", cards_laid: "deal", row_chosen: "swap", card_given: "swap", cards_taken: "swap",
  cards_shown: "hand", majority_found: "majorities", majority_missed: "majorities", totalled: "totals",
};
/** What several seats do in turn, but is told as one. */
const COMMON = new Set<Part | undefined>(["deal", "majorities", "totals"]);

export function retell(story: Entry[], table: Table): Entry[] {
  return partsOf(story).map((entries) => tellPart(entries, table));
}

/** Entries that belong together, in their order. */
function partsOf(story: Entry[]): Entry[][] {
  const parts: Entry[][] = [];
  for (const entry of story) {
    const last = parts.at(-1)?.at(-1);
    const part = partOf(entry);
    const isSame = part !== undefined && last !== undefined && part === partOf(last) && entry.event!.event !== "row_chosen";
    if (isSame && (COMMON.has(part) || entry.seat === last.seat)) parts.at(-1)!.push(entry);
    else parts.push([entry]);
  }
  return parts;
}

const partOf = (entry: Entry): Part | undefined => PART_OF[entry.event?.event ?? ""];

function tellPart(entries: Entry[], table: Table): Entry {
  const first = entries[0]!;
  const part = partOf(first);
  if (!part) return first;
  const told = TELL[part](entries, table);
  return told ? { ...entries.at(-1)!, id: first.id, seat: COMMON.has(part) ? -1 : first.seat, words: told, times: 1 } : first;
}

const TELL: Record<Part, (entries: Entry[], table: Table) => string> = {
  deal: (entries) => {
    const rows = [1, 2, 3, 4].map((row) => cardsIn(entries.filter(({ event }) => event!.row === row), "cards_laid"));
    const laid = rows.flatMap((cards, i) => (total(cards) ? `${i + 1}: ${sayAll(cards)}` : []));
    const cards = entries.find(({ event }) => event!.event === "hand_dealt")?.event!.cards as number | undefined;
    return cards === undefined ? "" : say("board-story-deal", { cards, rows: laid.join(SEPARATOR) });
  },
  swap: (entries, table) => {
    const { seat, event } = entries[0]!;
    const [gives, gets] = [cardsIn(entries, "card_given"), cardsIn(entries, "cards_taken")];
    return total(gets) ? say("board-story-swap", { ...who(table, seat), row: event!.row as number, gives: sayAll(gives), gets: sayAll(gets) }) : "";
  },
  hand: (entries, table) => say("board-story-hand", { ...who(table, entries[0]!.seat), cards: sayAll(cardsIn(entries, "cards_shown")) }),
  majorities: (entries, table) => {
    const winners = entries.map(({ seat, event }) => `${say(`species-${event!.species as string}`, { number: 2 })} ${seat < 0 ? "–" : table.name(seat)}`);
    return say("board-story-most", { winners: winners.join(SEPARATOR) });
  },
  totals: (entries, table) => {
    const points = entries.map(({ seat, event }) => `${table.name(seat)} ${event!.points as number}`);
    return `${say("board-total")}: ${points.join(SEPARATOR)}`;
  },
};

/** The cards that the events of a kind are about. */
function cardsIn(entries: Entry[], kind: string): Counts {
  const counts = noCards();
  for (const { event, times = 1 } of entries) if (event!.event === kind) change(counts, event!.species as Species, times * ((event!.number as number) ?? 1));
  return counts;
}
