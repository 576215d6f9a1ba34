import { describe, expect, it } from "vitest";
import { cardsOf, points, readCard, size, sum } from "./cards";

describe("cards", () => {
  it("have a colour and a number, or neither", () => {
    expect(readCard("purple6")).toEqual({ colour: "purple", value: 6 });
    expect(readCard("roll")).toEqual({ value: 0 });
  });

  it("are summed by their numbers; a roll card adds nothing", () => {
    expect(sum(["red3", "roll", "blue5"])).toBe(8);
    expect(sum([])).toBe(0);
  });

  it("of a colour are listed from the highest", () => {
    expect(cardsOf({ red1: 2, red6: 1, blue4: 1 }, "red")).toEqual(["red6", "red1", "red1"]);
  });

  it("of a collection are counted", () => {
    const counts = { red1: 2, green6: 1, blue4: 0 };
    expect(points(counts)).toBe(8);
    expect(size(counts)).toBe(3);
  });
});
