import { describe, expect, it } from "vitest";
import type { GameEvent } from "$lib/wire";
import { costOf } from "./history";
import { changingSeats, lastReport, reportOf } from "./round";

const event = (name: string, seat: number, values: object = {}): GameEvent => ({ event: name, seat, ...values });

const SCORED = [
  event("declined", 1),
  event("cards_shown", 0, { species: "bear", number: 3 }),
  event("cards_shown", 1, { species: "cat", number: 2 }),
  event("majority_found", 0, { species: "bear", number: 3, points: 8 }),
  event("majority_missed", -1, { species: "cat" }),
  event("totalled", 0, { points: 8 }),
  event("totalled", 1, { points: 0 }),
  event("lives_lost", 1, { number: 2, left: 0 }),
  event("went_out", 1, { place: 2 }),
];

describe("the report of a round", () => {
  it("is none as long as no round has ended", () => expect(lastReport([event("knocked", 1)])).toBeNull());
  it("grows with the events", () => {
    const begun = lastReport(SCORED.slice(0, 5))!;
    expect(begun.hands.get(0)!.bear).toBe(3);
    expect([begun.majorities.get("bear"), begun.majorities.get("cat"), begun.majorities.has("dog")]).toEqual([0, -1, false]);
    expect([begun.points.get(0), begun.totals.size, begun.isDone]).toEqual([8, 0, false]);
    const whole = lastReport([...SCORED, event("finished", 0)])!;
    expect([whole.totals.get(0), whole.lost.get(1), whole.left.get(1), whole.places.get(1), whole.winner, whole.isDone]).toEqual([8, 2, 0, 2, 0, true]);
  });
  it("is of the last round, and ends where the next one starts", () => {
    const sudden = [
      event("set_shown", 1, { species: "pig" }), event("sudden_death", 1), event("life_gained", 1, { left: 6 }),
      event("lives_lost", 0, { number: 1, left: 4 }), event("round_started", 1, { round: 3 }), event("lives_lost", 0, { number: 9, left: 0 }),
    ];
    const report = lastReport([...SCORED, event("round_started", 0, { round: 2 }), ...sudden])!;
    expect([report.isSuddenDeath, report.maker, report.sets, report.hands.size]).toEqual([true, 1, ["pig"], 0]);
    expect([report.gained.get(1), report.lost.get(0), report.left.get(0)]).toEqual([1, 1, 4]);
    expect(report.first).toBe(sudden[0]);
    expect(costOf(report, report.next - 1)).toEqual({ round: 2, maker: 1, seats: { 0: { change: -1 }, 1: { change: 1 } } });
  });
  it("names all whose lives Sudden Death changes before it tells of the first", () => {
    const told = [event("declined", 0), event("set_shown", 1, { species: "pig" }), event("sudden_death", 1), event("lives_lost", 0, { number: 1, left: 4 })];
    const lives = [5, 3, 0, 1];
    for (const number of [2, 3, 4]) {
      const report = lastReport(told.slice(0, number))!;
      expect(changingSeats(report, lives, false)).toEqual([0, 3]);
      expect(changingSeats(report, lives, true)).toEqual([0, 1, 3]);
    }
    const whole = lastReport([...told, event("lives_lost", 3, { number: 1, left: 0 }), event("finished", 1)])!;
    expect(changingSeats(whole, [4, 3, 0, 0], false)).toEqual([0, 3]);
  });
  it("says what the round has cost", () => {
    const whole = lastReport([...SCORED, event("round_started", 0, { round: 2 })])!;
    expect(costOf(whole, whole.next - 1)).toEqual({ round: 1, maker: -1, seats: { 0: { points: 8, change: 0 }, 1: { points: 0, change: -2 } } });
  });
  it("is none if its beginning has been forgotten", () => expect(lastReport(SCORED.slice(2))).toBeNull());
  it("is found in a log between lines without events", () => {
    expect(reportOf([{}, ...SCORED.map((event) => ({ event }))])!.totals.get(1)).toBe(0);
  });
});
