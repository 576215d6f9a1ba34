import { describe, expect, it } from "vitest";
import { layoutOf } from "./layout";

/** The height of all parts together, as the styles have it. */
function heightOf(width: number, height: number, others: number): number {
  const layout = layoutOf(width, height, others);
  const players = Math.ceil(others / layout.playerColumns) * (layout.isShort ? 74 : (layout.isRoomy ? 112 : 88) + (layout.knownLines - 1) * 20);
  const rows = 3.46 * layout.rowCard + 4;
  const hand = (10 / layout.handColumns) * (1.26 * layout.card + 24);
  return players + rows + (layout.isShort ? 50 : 56) + hand + 28;
}

describe("the layout", () => {
  const sizes = [[340, 460], [360, 540], [360, 624], [412, 760], [820, 1064], [740, 420], [960, 684], [1200, 900], [1024, 640]] as const;
  for (const [width, height] of sizes)
    for (const others of [2, 3, 4])
      it(`has room for ${others} others on ${width} x ${height}`, () => {
        const layout = layoutOf(width, height, others);
        expect(heightOf(width, height, others)).toBeLessThanOrEqual(height + 2);
        expect(5.99 * layout.rowCard).toBeLessThanOrEqual(width - 12);
        expect(layout.handColumns * (layout.card + 8)).toBeLessThanOrEqual(width - 12);
      });
  it("stays readable on a tiny board, which then scrolls", () => expect(layoutOf(340, 300, 4).card).toBe(34));
  it("puts the hand on one line where the board is wide", () => {
    expect(layoutOf(960, 684, 3).handColumns).toBe(10);
    expect(layoutOf(360, 624, 3).handColumns).toBe(5);
  });
});
