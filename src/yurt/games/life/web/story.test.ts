import { expect, it, vi } from "vitest";
import { tell, type Entry } from "$lib/story";
import type { Table } from "$lib/table.svelte";
import type { GameEvent } from "$lib/wire";
import { retell } from "./story";

vi.mock("$lib/words.svelte", () => ({ words: { language: "en", of: () => (id: string) => id } }));

const table = { seat: 0, name: (seat: number) => `Player ${seat}` } as Table;
const event = (name: string, seat: number, values: object = {}): GameEvent => ({ event: name, seat, words: `${name} ${JSON.stringify(values)}`, ...values });
const told = (...events: GameEvent[]): Entry[] => retell(events.map((event) => ({ words: event.words!, seat: event.seat, event })).reduce<Entry[]>(tell, []), table);
const seatsOf = (story: Entry[]) => story.map(({ seat }) => seat);

const SWAP = [
  event("row_chosen", 1, { row: 2 }), event("card_given", 1, { species: "cat", row: 2 }), event("card_given", 1, { species: "cat", row: 2 }),
  event("cards_taken", 1, { species: "bear", number: 1, row: 2 }), event("cards_taken", 1, { species: "dog", number: 1, row: 2 }),
];

it("tells a deal as one line, after the start of the round", () => {
  const deal = [0, 1, 2].map((seat) => event("hand_dealt", seat, { cards: 10 }));
  const rows = ["bear", "cat", "dog"].map((species, i) => event("cards_laid", -1, { species, number: 1, row: i + 1 }));
  expect(seatsOf(told(event("round_started", 2, { round: 2 }), ...deal, ...rows))).toEqual([2, -1]);
});

it("tells each swap as one line when it is complete", () => {
  expect(seatsOf(told(...SWAP, ...SWAP.map((one) => ({ ...one, seat: 2 })), ...SWAP))).toEqual([1, 2, 1]);
  expect(told(...SWAP.slice(0, 2)).map(({ words }) => words)).toEqual([SWAP[0]!.words]);
});

it("tells the end of a round as a line for each hand, one for the majorities and one for the points", () => {
  const hands = [0, 0, 1].map((seat, i) => event("cards_shown", seat, { species: ["bear", "cat", "cat"][i], number: 2 }));
  const majorities = [event("majority_found", 0, { species: "bear", points: 8, number: 2 }), event("majority_missed", -1, { species: "cat" })];
  const totals = [event("totalled", 0, { points: 8 }), event("totalled", 1, { points: 0 })];
  expect(seatsOf(told(...hands, ...majorities, ...totals, event("lives_lost", 1, { number: 2, left: 3 })))).toEqual([0, 1, -1, -1, 1]);
});

it("keeps what nobody can tell shorter, and the ids", () => {
  const story = told(event("knocked", 1), ...SWAP, event("declined", 2));
  expect(story.map(({ id }) => id)).toEqual([1, 2, 6]);
});
