import { expect, test } from "vitest";
import { eventsSeen, lastLevel, stepsKept, stepsOf, turnText, type Level, type Step } from "./turn";

const level = (prompt: string, ...moves: string[]): Level => ({ view: { prompt }, moves, prompt, points: [] });
const start = level("start", "play yak1", "play yeti1");
const card: Step = { text: "play yak1", level: level("card", "claim 1 yak", "claim 1 yeti"), events: 1, isSuggested: false };
const claim: Step = { text: "claim 1 yak", level: null, events: 0, isSuggested: false };

test("a step is added where it is legal", () => {
  expect(stepsKept(start, [card], "claim 1 yeti")).toBe(1);
});

test("another choice for an earlier step takes the later ones back", () => {
  expect(stepsKept(start, [card, claim], "claim 1 yeti")).toBe(1);
  expect(stepsKept(start, [card, claim], "play yeti1")).toBe(0);
});

test("what is legal nowhere is told apart", () => {
  expect(stepsKept(start, [card], "challenge")).toBe(-1);
});

test("a complete turn is drawn as it stood before its last step", () => {
  expect(lastLevel(start, []).prompt).toBe("start");
  expect(lastLevel(start, [card, claim]).prompt).toBe("card");
});

test("a turn is sent as one text", () => {
  expect(turnText([card], "claim 1 yak")).toBe("play yak1, claim 1 yak");
  expect(turnText([card, claim])).toBe("play yak1, claim 1 yak");
});

test("what was filled in goes as a whole when something else is chosen", () => {
  const row: Step = { ...card, text: "row 2", level: level("row", "give bear", "give cat") };
  const rest: Step = { ...claim, text: "give bear, give cat", isSuggested: true };
  expect(stepsOf(turnText([row, rest]))).toEqual(["row 2", "give bear", "give cat"]);
  expect(stepsKept(start, [row, rest], "give cat")).toBe(1);
});

test("the events of a turn are counted from its beginning", () => {
  const second: Step = { ...card, text: "stop", events: 2 };
  expect(eventsSeen([])).toBe(0);
  expect(eventsSeen([card, second, claim])).toBe(2);
});
