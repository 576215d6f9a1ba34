import { expect, test } from "vitest";
import { completions, expandMoves, tidyMove } from "./moves";

const ALL = ["challenge", "claim 1 yeti", "claim 1 yak", "claim 2 yeti", "claim 2 yak"];

test("a run of moves is looked up in the game's list", () => {
  expect(expandMoves(["challenge", ["claim 1 yak", "claim 2 yak", 3]], ALL)).toEqual(["challenge", "claim 1 yak", "claim 2 yeti", "claim 2 yak"]);
});

test("a run that is unknown is an error, not a guess", () => {
  expect(() => expandMoves([["claim 9 cow", "claim 9 yak", 8]], ALL)).toThrow("claim 9 cow");
});

test("typed moves may be untidy", () => {
  expect(tidyMove("  Play  Yak2 ,claim 1  YAK, ")).toBe("play yak2, claim 1 yak");
});

test("what is typed is completed by its text first, then by its words", () => {
  const say = (move: string) => (move === "challenge" ? "Doubt the claim" : move);
  expect(completions("claim 2", ALL, say)).toEqual(["claim 2 yeti", "claim 2 yak"]);
  expect(completions("doubt", ALL, say)).toEqual(["challenge"]);
  expect(completions("", ALL, say, 2)).toHaveLength(2);
});
