import { expect, test } from "vitest";
import { lineOf, linesOf, tell, type Entry } from "./story";

const paid = (seat: number, food: string) => ({ words: `${seat} pays ${food}.`, seat, event: { event: "paid", seat } });

test("what a seat does again while it does nothing else is counted", () => {
  expect(linesOf(["milk", "milk", "meat", "milk"].map((food) => paid(0, food)))).toEqual(["0 pays milk ×3.", "0 pays meat."]);
  expect(linesOf([paid(0, "milk"), paid(1, "milk"), paid(0, "milk")]).length).toBe(3);
  const drawn = { words: "A stone.", seat: 0, event: { event: "drawn", seat: 0 } };
  expect(linesOf([paid(0, "milk"), drawn, paid(0, "milk")]).length).toBe(3);
});

test("an entry has its own id, and nothing to say is not told", () => {
  const story = [paid(0, "milk"), paid(0, "milk"), paid(0, "meat"), { words: "", seat: 0 }].reduce<Entry[]>(tell, []);
  expect(story.map(({ id }) => id)).toEqual([1, 2]);
  expect(lineOf({ id: 1, words: "Buy red", seat: 0, times: 2 })).toBe("Buy red ×2");
});
