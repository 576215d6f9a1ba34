import { expect, test } from "vitest";
import { bonusPoints } from "./bonus";
import { flightsOf, isSame } from "./flights";
import { columnOf, PLACES, STONES, touchedBefore, type Tower } from "./pieces";
import { gainsOf, partsOf } from "./points";
import { CART_HEIGHT, CART_WIDTH, MARKET_HEIGHT, marketSpot, roadOf, spotsOf, stepsAfter } from "./ring";
import { worthOf } from "./scoring";
import { afterEvents, eventsOfStep, moveRing } from "./shown";
import { nextStep, objectsOf, placesFor } from "./turn";

const none = Object.fromEntries(STONES.map((stone) => [stone, 0]));

function towerOf(text: string): Tower {
  const levels = text.split(" / ").map((level) => level.split(" "));
  return Object.fromEntries(levels.flatMap((level, i) => level.map((stone, j) => [`${i + 1}.${j + 1}`, stone === "-" ? null : stone])));
}

function viewOf(changes: Record<string, unknown> = {}): Record<string, any> {
  return {
    seats: 2,
    phase: "sunrise",
    active: 0,
    baby_yak: 0,
    choices: [null, null],
    ring: ["3", "2", "1", null],
    direction: "clockwise",
    cart_food: { "1": { milk: 3, meat: 3, bread: 0 }, "2": { milk: 0, meat: 3, bread: 3 }, "3": { milk: 3, meat: 0, bread: 3 } },
    cart_stones: { "1": { ...none }, "2": { ...none }, "3": { ...none, red: 2, green: 1 } },
    market: { milk: 2, meat: 2, bread: 2 },
    yurts: [
      { milk: 3, meat: 1, bread: 1 },
      { milk: 1, meat: 1, bread: 1 },
    ],
    towers: [towerOf("- red blue - -"), {}],
    bag: { ...none, red: 4 },
    bag_fog: 5,
    bought: { ...none },
    drawn: { ...none },
    paid: { milk: 0, meat: 0, bread: 0 },
    kept: null,
    owed: 0,
    collected: 0,
    set_aside: 0,
    track: 0,
    track_spaces: 3,
    stupa: [0, 0],
    bonus_cards: [],
    ...changes,
  };
}

test("a place touches what is beside and below it", () => {
  expect(touchedBefore("1.1")).toEqual([]);
  expect(touchedBefore("2.2")).toEqual(["2.1", "1.2", "1.3"]);
  expect(touchedBefore("6.1")).toEqual(["5.1"]);
  expect(PLACES.length).toBe(19);
  expect(columnOf("5.1")).toBe(columnOf("1.3"));
});

test("the example of the rules is worth 40 with the most food", () => {
  const worth = worthOf(towerOf("black black yellow grey grey / red red grey black / crystal orange crystal / red orange / red"));
  expect(worth.points).toBe(38);
  expect(worth.groups.map((group) => group.points)).toEqual([9, 6, 3, 3, 3]);
  expect(worth.forCount).toBe(12);
  expect(worth.singles.length).toBe(2);
  expect(Object.values(worth.crystals).sort()).toEqual(["grey", "orange"]);
});

test("a crystal that touches one single stone stays single", () => {
  const worth = worthOf(towerOf("red crystal blue - -"));
  expect(worth.points).toBe(3);
  expect(worth.crystals).toEqual({});
});

test("a crystal makes a group of two single stones", () => {
  expect(worthOf(towerOf("red crystal red - -")).points).toBe(6);
});

test("bonus cards count places, missing colours and majorities", () => {
  const view = viewOf({ towers: [towerOf("green green red - -"), towerOf("red - - - -")] });
  expect(bonusPoints(view, 0, "green-base")).toBe(2);
  expect(bonusPoints(view, 0, "no-yellow")).toBe(-3);
  expect([0, 1].map((seat) => bonusPoints(view, seat, "most-red"))).toEqual([2, 2]);
  expect(bonusPoints(view, 0, "most-blue")).toBe(0);
});

test("the gain of a place is what the points grow by", () => {
  const view = viewOf();
  const gains = gainsOf(view, 0, "red", ["1.1", "1.4"]);
  expect(gains).toEqual({ "1.1": 2, "1.4": 1 });
  expect(partsOf(view, 0).total).toBe(2 + 2);
});

test("carts go round the ring both ways, empty places stay at the end", () => {
  expect(moveRing(["3", "2", "1", null], "clockwise")).toEqual(["1", "3", "2", null]);
  expect(moveRing(["3", "2", "1", null], "anticlockwise")).toEqual(["2", "1", "3", null]);
});

test("events change a copy of the view", () => {
  const view = viewOf();
  const after = afterEvents(view, [
    { event: "revealed", seat: 0, action: "build" },
    { event: "bought", seat: 0, stone: "red", price: 1 },
    { event: "paid", seat: 0, food: "milk" },
    { event: "placed", seat: 0, stone: "red", place: "1.1" },
    { event: "turned", seat: 0, direction: "anticlockwise" },
    { event: "carts_moved", seat: 1, direction: "anticlockwise" },
  ]);
  expect(after.towers[0]["1.1"]).toBe("red");
  expect(after.cart_stones["3"].red).toBe(1);
  expect(after.cart_food["3"].milk).toBe(4);
  expect(after.yurts[0].milk).toBe(2);
  expect(after.bought.red).toBe(0);
  expect(after.ring).toEqual(["2", "1", "3", null]);
  expect(after.baby_yak).toBe(1);
  expect(view).toEqual(viewOf());
});

test("what is drawn at the market is kept, put back and loaded", () => {
  const after = afterEvents(viewOf(), [
    { event: "stone_drawn", seat: 0, stone: "red" },
    { event: "stone_drawn", seat: 0, stone: "red" },
    { event: "fog_drawn", seat: 0, number: 1 },
    { event: "kept", seat: 0, stone: "red" },
    { event: "put_back", seat: 0, stone: "red" },
    { event: "loaded", seat: 0, stone: "red", cart: "2" },
    { event: "fog_placed", seat: 0, number: 1 },
  ]);
  expect([after.drawn.red, after.kept, after.bag.red, after.cart_stones["2"].red]).toEqual([0, null, 3, 1]);
  expect([after.track, after.set_aside, after.bag_fog]).toEqual([1, 0, 4]);
});

test("a step of one's own is shown as its event", () => {
  expect(eventsOfStep(viewOf(), 0, "place red 1.1")).toEqual([{ event: "placed", seat: 0, stone: "red", place: "1.1" }]);
  expect(eventsOfStep(viewOf({ kept: "blue" }), 0, "load 2")).toEqual([{ event: "loaded", seat: 0, stone: "blue", cart: "2" }]);
  expect(eventsOfStep(viewOf(), 0, "done")).toEqual([]);
});

test("what was seen while choosing is recognized", () => {
  const step = eventsOfStep(viewOf(), 0, "place red 1.1")[0];
  expect(isSame({ event: "placed", seat: 0, stone: "red", place: "1.1", words: "You place red." }, step)).toBe(true);
  expect(isSame({ event: "placed", seat: 1, stone: "red", place: "1.1" }, step)).toBe(false);
});

test("pieces fly between yurt, cart, market, bag, tray and tower", () => {
  const view = viewOf();
  expect(flightsOf(view, 0, { event: "paid", seat: 1, food: "meat" })).toEqual([{ food: "meat", from: "yurt-1", to: "cart-2", count: 1 }]);
  expect(flightsOf(view, 0, { event: "placed", seat: 0, stone: "red", place: "1.1" })[0]?.to).toBe("place-1.1");
  expect(flightsOf(view, 0, { event: "placed", seat: 1, stone: "red", place: "1.1" })[0]?.to).toBe("tower-1");
  expect(flightsOf(view, 0, { event: "restocked", seat: 0, food: "milk", number: 3 })[0]?.count).toBe(3);
  expect(flightsOf(view, 0, { event: "day_begun", seat: 0 })).toEqual([]);
});

test("moves are grouped by verb and place", () => {
  const moves = ["place red 1.1", "place red 2.1", "place blue 1.1", "done"];
  expect(objectsOf(moves, "place")).toEqual(["red", "blue"]);
  expect(placesFor(moves, "red")).toEqual(["1.1", "2.1"]);
});

test("food to pay and to spill is of the kind that there is most of, if it is chosen for me", () => {
  const view = viewOf({ phase: "pay" });
  expect(nextStep(view, 0, ["pay meat", "pay milk"], true)).toBe("pay milk");
  expect(nextStep(view, 0, ["pay meat", "pay milk"], false)).toBeUndefined();
  expect(nextStep(viewOf({ phase: "spill", paid: { milk: 1, meat: 2, bread: 0 } }), 0, ["spill milk", "spill meat"], true)).toBe("spill meat");
});

test("the only step there is goes on by itself, but nobody is done without a word", () => {
  expect(nextStep(viewOf({ phase: "spill" }), 0, ["spill milk"], false)).toBe("spill milk");
  expect(nextStep(viewOf({ phase: "place" }), 0, ["place red 6.1"], false)).toBe("place red 6.1");
  expect(nextStep(viewOf({ phase: "place" }), 0, ["place red 1.1", "place red 1.2"], true)).toBeUndefined();
  expect(nextStep(viewOf({ phase: "buy" }), 0, ["done"], true)).toBeUndefined();
  expect(nextStep(viewOf(), 0, [], true)).toBeUndefined();
});

test.each([3, 4])("the carts of a ring of %i lie inside the valley, and the market between them", (size) => {
  for (const [width, height] of [
    [330, 290],
    [500, 660],
    [800, 560],
    [748, 350],
    [580, 350],
  ] as const) {
    const spots = spotsOf(size, width, height, 84);
    for (const spot of spots) {
      expect(spot.x - (CART_WIDTH * spot.scale) / 2).toBeGreaterThanOrEqual(-1);
      expect(spot.x + (CART_WIDTH * spot.scale) / 2).toBeLessThanOrEqual(width + 1);
    }
    expect(spots[0]!.y).toBeGreaterThan(spots[1]!.y);
    const market = marketSpot(spots);
    const hidden = market.y + (MARKET_HEIGHT * market.scale) / 2 - (spots[0]!.y - (CART_HEIGHT * spots[0]!.scale) / 2);
    expect(hidden).toBeLessThanOrEqual(13);
    expect(roadOf(spots).arrows.every((arrow) => Number.isFinite(arrow.angle))).toBe(true);
  }
});

test("my own place is below, the next one to the left", () => {
  expect([0, 1, 2].map((place) => stepsAfter(place, 1, 3))).toEqual([2, 0, 1]);
});
