import { describe, expect, it } from "vitest";
import { countPile } from "./count";

describe("the rulebook's piles, claimed as vultures", () => {
  const pile = "yak2 vulture2 vulture3 joker2";
  it.each([
    ["yak2 vulture2 vulture3", 5],
    [pile, 7],
    [`${pile} !`, 9],
    [`${pile} ! 1`, 4],
    [`${pile} ! 1 stop`, 7],
  ])("%s counts %i", (cards, total) => expect(countPile(cards.split(" "), "vulture").total).toBe(total));
});

it("says which specials work", () => {
  expect(countPile(["!", "1", "stop"], "yak")).toMatchObject({ allCount: false, allAreOne: false, isVoid: true });
  expect(countPile(["!", "1", "stop", "stop"], "yak")).toMatchObject({ allCount: true, allAreOne: true, isVoid: false });
  expect(countPile(["stop"], "yak").isVoid).toBe(false);
});

it("knows which cards have no effect", () => {
  expect(countPile(["ibex1", "yak1", "!", "stop"], "yak").isIdle).toEqual([true, false, true, false]);
  expect(countPile(["ibex1", "yak1", "!"], "yak").isIdle).toEqual([false, false, false]);
});

it("counts nothing for cards still face down", () => {
  expect(countPile(["?", "yak3", "?"], "yak")).toMatchObject({ total: 3, worth: [0, 3, 0] });
});
