import { describe, expect, it } from "vitest";
import type { GameEvent } from "$lib/wire";
import { compose, lastReveal, parseClaim, standing } from "./scene";

const view = {
  phase: "play",
  hands: [["marmot1", "joker2"], ["?", "?"]],
  hand_sizes: [2, 2],
  draw_size: 10,
  pile: ["?"],
  layers: [1],
  claims: ["1 yak"],
  penalties: [0, 4],
};
const event = (kind: string, seat: number, values: object = {}): GameEvent => ({ event: kind, seat, ...values });

it("reads claims", () => {
  expect(parseClaim("12 vulture")).toEqual({ number: 12, species: "vulture" });
  expect(parseClaim(null)).toBeNull();
});

describe("events on top of a view", () => {
  it("lays my card, says my claim, draws into a sorted hand", () => {
    const shown = [event("card_played", 0, { card: "joker2" }), event("claimed", 0, { number: 2, species: "ibex" }), event("card_drawn", 0, { card: "yeti3" })];
    const scene = compose(view, shown, 0);
    expect(scene.hand).toEqual(["yeti3", "marmot1"]);
    expect(scene.pile.at(-1)).toEqual({ card: "joker2", seat: 0, claim: { number: 2, species: "ibex" } });
    expect([scene.drawSize, scene.handSizes, scene.isClaiming]).toEqual([9, [2, 2], false]);
  });

  it("keeps the standing claim while another is being made up", () => {
    const scene = compose(view, [event("card_played", 1, { card: "?" })], 0);
    expect(scene.isClaiming).toBe(true);
    expect(standing(scene.pile)?.claim).toEqual({ number: 1, species: "yak" });
    expect(scene.handSizes).toEqual([2, 1]);
  });

  it("does not lay a card twice that was seen while the turn was put together", () => {
    const scene = compose({ ...view, phase: "claim", claims: [null] }, [event("card_played", 1, { card: "?" })], 0);
    expect(scene.pile).toHaveLength(1);
  });

  it("turns the pile over and gives it to the taker", () => {
    const shown = [event("challenged", 0, { claimant: 1, number: 1, species: "yak" }), event("card_shown", 1, { card: "stop" }), event("counted", 1, { number: 0, species: "yak" })];
    expect(compose(view, shown, 0).reveal).toMatchObject({ challenger: 0, claimant: 1, turned: 1, counted: 0, taker: null, cards: [{ card: "stop", seat: 1 }] });
    const scene = compose(view, [...shown, event("pile_taken", 1, { cards: 1 })], 0);
    expect([scene.penalties, scene.pile, scene.reveal?.taker]).toEqual([[0, 5], [], 1]);
  });
});

it("remembers the last pile from the log, but not one the view does not know of", () => {
  const log = [event("challenged", 0, { claimant: 1, number: 1, species: "yak" }), event("card_shown", 1, { card: "stop" }), event("counted", 1, { number: 0, species: "yak" }), event("pile_taken", 1, { cards: 1 })].map((one) => ({ event: one }));
  expect(lastReveal(log, { stop: 1 })).toMatchObject({ turned: 1, counted: 0, taker: 1 });
  expect(lastReveal(log, {})).toBeNull();
  expect(lastReveal(log.slice(0, 3), { stop: 1 })).toBeNull();
});
