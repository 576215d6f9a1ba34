import type { GameEvent, View } from "$lib/wire";
import { describe, expect, it } from "vitest";
import { around, sceneOf, stage, takers } from "./scene";

const view = (more: View = {}): View => ({
  pusher: 0,
  active: 0,
  phase: "decide",
  columns: [["red3", "roll"], ["blue1"], []],
  turned: null,
  deck_size: 50,
  switches: 0,
  collections: [{ red1: 1, blue2: 2 }, { red5: 1 }, {}, {}],
  banks: [{ green4: 1 }, {}, {}, {}],
  discards: { roll: 2 },
  ...more,
});
const happened = (event: string, seat: number, more = {}): GameEvent => ({ event, seat, ...more });

describe("the scene", () => {
  it("is empty before the view has come", () => {
    expect(sceneOf({})).toMatchObject({ columns: [[], [], []], open: [], deck: 0 });
  });

  it("leaves the view as it was", () => {
    const before = view();
    stage(before, [happened("column_taken", 1, { column: "1", cards: 2 }), happened("cards_lost", 1, { colour: "red", cards: 2 })]);
    expect(before).toEqual(view());
  });

  it("shows a card that is turned over and then placed", () => {
    const turned = [happened("card_turned", 0, { card: "green2" })];
    expect(stage(view(), turned)).toMatchObject({ turned: "green2", deck: 49 });
    const placed = [...turned, happened("card_placed", 0, { card: "green2", column: "2" })];
    expect(stage(view(), placed)).toMatchObject({ turned: null, columns: [["red3", "roll"], ["blue1", "green2"], []] });
  });

  it("does not show a card twice that was seen in its column while it was chosen", () => {
    const scene = stage(view(), [happened("card_placed", 0, { card: "blue1", column: "2" })]);
    expect(scene.columns[1]).toEqual(["blue1"]);
  });

  it("gives a column to a seat, and what is safe to its bank", () => {
    const events = [happened("column_taken", 0, { column: "1", cards: 2 }), happened("card_banked", 0, { card: "red3" })];
    const scene = stage(view(), events);
    expect(scene.columns[0]).toEqual([]);
    expect(scene.open[0]).toMatchObject({ red1: 1, red3: 0 });
    expect(scene.banks[0]).toMatchObject({ red3: 1 });
    expect(scene.discards).toBe(3);
  });

  it("rolls after a bust, and the cards of the colour are gone", () => {
    const bust = [happened("card_turned", 0, { card: "blue3" }), happened("busted", 0, { card: "blue3" })];
    expect(stage(view(), bust)).toMatchObject({ isBust: true, turned: "blue3", isTaking: true });
    const scene = stage(view(), [...bust, happened("rolled", 0, { face: "blue" }), happened("cards_lost", 0, { colour: "blue", cards: 2 })]);
    expect(scene.roll).toEqual({ face: "blue", seat: 0 });
    expect(scene.open[0]).toMatchObject({ blue2: 0, red1: 1 });
    expect(scene.discards).toBe(5);
    expect(scene.turned).toBeNull();
  });

  it("banks a colour", () => {
    const scene = stage(view(), [happened("colour_banked", 0, { colour: "blue", cards: 2 })]);
    expect(scene.open[0]).toMatchObject({ blue2: 0 });
    expect(scene.banks[0]).toMatchObject({ blue2: 2, green4: 1 });
  });

  it("clears the table at the end of a turn", () => {
    const events = [happened("column_discarded", 0, { column: "1", cards: 2 }), happened("switches_discarded", 0, { cards: 1 })];
    const scene = stage(view({ switches: 1 }), events);
    expect(scene).toMatchObject({ switches: 0, discards: 5, columns: [[], ["blue1"], []] });
  });
});

describe("the seats", () => {
  it("sit clockwise from any of them", () => {
    expect(around(4, 2)).toEqual([2, 3, 0, 1]);
  });

  it("take in the order of the rules' example", () => {
    expect(takers(stage(view(), []))).toEqual([0, 1, 2]);
    expect(takers(stage(view(), [happened("switched", 0)]))).toEqual([0, 3, 2]);
    const bust = [happened("card_turned", 0, { card: "blue3" }), happened("busted", 0)];
    expect(takers(stage(view({ columns: [["red3"], ["blue1"], ["red4"]] }), bust))).toEqual([1, 2, 3]);
  });

  it("take only as long as there are columns, and not once round", () => {
    expect(takers(sceneOf(view({ phase: "take", active: 2, columns: [["red3"], [], []] })))).toEqual([2]);
    expect(takers(sceneOf(view({ phase: "take", active: 3 })))).toEqual([3]);
  });
});
