import { expect, it } from "vitest";
import { CARDS, copiesOf, faceOf, nameOf } from "./cards";
import { claimMove, claimOf, firstClaim, numbersOf, windowOf } from "./dial";
import { fitCards } from "./fit";
import { flightOf } from "./flights";

it("writes and reads the moves of the dial", () => {
  expect(claimOf(claimMove(4, "vulture"))).toEqual({ number: 4, species: "vulture" });
  expect([claimOf("challenge"), claimOf(undefined)]).toEqual([null, null]);
  expect(numbersOf(["claim 2 yak", "claim 3 yeti", "claim 3 marmot", "challenge"])).toEqual([2, 3]);
});

it("suggests the smallest claim, of the card's own creature if it is one of them", () => {
  const first = ["claim 1 yeti", "claim 1 marmot", "claim 1 yak"];
  expect(firstClaim(first, "yak3")).toBe("claim 1 yak");
  expect(firstClaim(first, "stop")).toBe("claim 1 yeti");
  expect(firstClaim(["claim 4 ibex", "claim 4 yak", "claim 5 yeti"], "yeti2")).toBe("claim 4 ibex");
  expect(firstClaim(["challenge"], "yeti2")).toBe("");
});

it("shows the chosen number in the middle, but never less than 1", () => {
  expect(windowOf(7, 5)).toEqual([5, 6, 7, 8, 9]);
  expect(windowOf(1, 5)).toEqual([1, 2, 3, 4, 5]);
});

it("knows all cards of both editions", () => {
  const size = (edition: string) => CARDS.reduce((sum, card) => sum + copiesOf(card, edition), 0);
  expect([size("zoch"), size("jak")]).toEqual([107, 105]);
  expect(faceOf("vulture3")).toEqual({ motif: "vulture", value: 3 });
  expect([faceOf("1").motif, nameOf("!"), nameOf("yak2")]).toEqual(["one", "card-bang", "card-yak2"]);
});

it("makes cards as large as they fit", () => {
  expect(fitCards(3, 340, 200)).toEqual({ width: 100, isRoomy: true });
  expect(fitCards(27, 320, 130)).toEqual({ width: 26, isRoomy: false });
  expect(fitCards(107, 300, 80).width).toBe(26);
});

it("lets cards fly only when some move", () => {
  expect(flightOf({ event: "pile_taken", seat: 2, cards: 30 })).toMatchObject({ from: "pile", to: "seat-2", cards: 7 });
  expect(flightOf({ event: "claimed", seat: 2 })).toBeNull();
});
