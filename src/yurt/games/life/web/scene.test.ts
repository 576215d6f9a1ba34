import { describe, expect, it } from "vitest";
import type { GameEvent, View } from "$lib/wire";
import { cardsOf, change, countsOf, isHidden, kindsOf, makesSuddenDeath, noCards, total, type Counts, type Species } from "./cards";
import { nextSpot } from "./focus";
import { NO_SCENE, sceneOf, unknownCards } from "./scene";
import { giftsFor, swapOf } from "./swap";

const hidden = (): Counts => Object.fromEntries(Object.keys(noCards()).map((species) => [species, "?"])) as Counts;
const MINE: Species[] = ["giraffe", "giraffe", "bear", "bear", "dog", "dog", "hare", "hare", "pig", "cat"];

function view(changes: View = {}): View {
  return {
    round: 1, active: 0, phase: "choose", players: 3, lives: [5, 5, 5], places: [0, 0, 0], row: 0, owed: 0, given: noCards(),
    hands: [countsOf(MINE), hidden(), hidden()], known: [noCards(), countsOf(["mole"]), noCards()],
    rows: [countsOf(["goat"]), countsOf(["mole", "bear"]), countsOf(["cat", "cat", "pig"]), countsOf(["sheep", "sheep", "mouse", "hare"])],
    aside: hidden(), last_lap: false, knocker: -1, turns: [0, 1, 0], expert: false, ...changes,
  };
}
const event = (name: string, seat: number, values: object = {}): GameEvent => ({ event: name, seat, ...values });

describe("counts of cards", () => {
  it("lists cards by value", () => {
    expect(cardsOf(countsOf(["cat", "bear", "cat"]))).toEqual(["bear", "cat", "cat"]);
    expect(kindsOf(countsOf(["cat", "bear", "cat"]))).toEqual([["bear", 1], ["cat", 2]]);
  });
  it("keeps what is hidden hidden", () => {
    const counts = hidden();
    change(counts, "cat", 2);
    expect(isHidden(counts)).toBe(true);
    expect(total(counts)).toBe(0);
  });
  it("knows the sets of Sudden Death", () => {
    expect(["hare", "pig", "cat", "dog"].map((species) => makesSuddenDeath(species as Species, false))).toEqual([true, true, true, false]);
    expect(makesSuddenDeath("cat", true)).toBe(false);
  });
});

describe("the scene", () => {
  it("is empty before the match", () => expect(sceneOf({}, [])).toBe(NO_SCENE));
  it("is the view if nothing has happened since", () => {
    const scene = sceneOf(view(), []);
    expect(scene.aside).toBe(20);
    expect(unknownCards(scene, 1)).toBe(9);
    expect(scene.sizes).toEqual([10, 10, 10]);
  });
  it("follows a swap card by card, and leaves the view as it was", () => {
    const before = view();
    const swap = [event("row_chosen", 1, { row: 2 }), event("card_given", 1, { species: "mole", row: 2 }), event("card_given", 1, { species: "pig", row: 2 })];
    const giving = sceneOf(before, swap);
    expect(giving.row).toBe(2);
    expect(cardsOf(giving.given)).toEqual(["mole", "pig"]);
    expect(giving.sizes[1]).toBe(8);
    expect(total(giving.known[1])).toBe(0);
    const taken = [event("cards_taken", 1, { species: "bear", number: 1, row: 2 }), event("cards_taken", 1, { species: "mole", number: 1, row: 2 })];
    const after = sceneOf(before, [...swap, ...taken]);
    expect(cardsOf(after.rows[1])).toEqual(["mole", "pig"]);
    expect(cardsOf(after.known[1])).toEqual(["bear", "mole"]);
    expect([after.row, after.sizes[1], total(after.given)]).toEqual([0, 10, 0]);
    expect(before).toEqual(view());
  });
  it("does not put cards down twice that were tried out already", () => {
    const tried = view({ row: 2, owed: 1, given: countsOf(["cat"]), hands: [countsOf(MINE.slice(0, 9)), hidden(), hidden()] });
    const told = [event("row_chosen", 0, { row: 2 }), event("card_given", 0, { species: "cat", row: 2 })];
    const scene = sceneOf(tried, told);
    expect([cardsOf(scene.given), total(scene.hands[0]), scene.sizes[0]]).toEqual([["cat"], 9, 9]);
  });
  it("shows the end of a round and the next deal", () => {
    const end = [event("knocked", 2), event("cards_shown", 1, { species: "cat", number: 2 }), event("lives_lost", 1, { number: 5, left: 0 }), event("went_out", 1, { place: 3 })];
    const scene = sceneOf(view(), end);
    expect([scene.isLastLap, scene.knocker, scene.lives[1], scene.places[1], scene.known[1]!.cat]).toEqual([true, 2, 0, 3, 2]);
    const deal = [event("round_started", 2, { round: 2 }), event("hand_dealt", 0, { cards: 10 }), event("cards_laid", -1, { species: "pig", number: 1, row: 1 })];
    const next = sceneOf(view(), [...end, ...deal]);
    expect([next.round, next.isLastLap, next.aside, next.sizes[0], next.sizes[2]]).toEqual([2, false, 30, 10, 0]);
    expect(cardsOf(next.rows[0])).toEqual(["pig"]);
  });
});

describe("a swap in the making", () => {
  it("is none before a row is chosen", () => expect(swapOf(sceneOf(view(), []), 0, [], false)).toBeNull());
  it("shows what goes and what comes, also if the view lags behind the last step", () => {
    const lagging = view({ row: 2, owed: 1, given: countsOf(["cat"]), hands: [countsOf(MINE.slice(0, 9)), hidden(), hidden()] });
    const swap = swapOf(sceneOf(lagging, []), 0, ["row 2", "give cat", "give pig"], true)!;
    expect(swap.gives).toEqual(["cat", "pig"]);
    expect(swap.gets).toEqual(["bear", "mole"]);
    expect(cardsOf(swap.hand)).toEqual(["giraffe", "giraffe", "bear", "bear", "bear", "mole", "dog", "dog", "hare", "hare"]);
  });
  it("keeps the row out of the hand until it is whole", () => {
    const scene = sceneOf(view({ row: 1, owed: 1 }), []);
    expect(swapOf(scene, 0, ["row 1"], false)!.hand).toEqual(countsOf(MINE));
  });
  it("is none for who watches", () => expect(swapOf(sceneOf(view(), []), -1, ["row 1"], false)).toBeNull());
});

describe("cards to give", () => {
  const hand = countsOf(["giraffe", "giraffe", "giraffe", "bear", "goat", "goat", "pig", "pig", "cat", "mouse"]);
  it("are those that the hand has fewest of and that count least", () => {
    expect(giftsFor(hand, countsOf(["dog"]), 1)).toEqual(["mouse"]);
    expect(giftsFor(hand, countsOf(["dog", "dog", "dog", "hare"]), 4)).toEqual(["mouse", "cat", "bear", "pig"]);
  });
  it("are none that the hand gets", () => expect(giftsFor(hand, countsOf(["mouse", "cat"]), 2)).toEqual(["bear", "pig"]));
});

describe("arrow keys", () => {
  const grid = [{ x: 0, y: 0 }, { x: 50, y: 0 }, { x: 0, y: 60 }, { x: 52, y: 60 }];
  it("lead to the neighbour", () => {
    expect(nextSpot(grid, 0, "ArrowRight")).toBe(1);
    expect(nextSpot(grid, 1, "ArrowDown")).toBe(3);
    expect(nextSpot(grid, 3, "ArrowLeft")).toBe(2);
    expect(nextSpot(grid, 2, "ArrowUp")).toBe(0);
  });
  it("lead nowhere at the edge", () => expect(nextSpot(grid, 0, "ArrowUp")).toBe(-1));
});
