/** How large the cards of a shown pile can be, so that all of them fit. */

const WIDTHS = [116, 100, 88, 76, 66, 58, 52, 46, 40, 35, 30, 26];
const GAP = 6;
/** Below a card of at least this width there is a line with what it counts; on smaller ones it lies on the card. */
const ROOMY = 40;
const LINE = 20;

export interface Fit {
  width: number;
  isRoomy: boolean;
}

export function fitCards(cards: number, width: number, height: number): Fit {
  for (const one of WIDTHS) {
    const perRow = Math.floor((width + GAP) / (one + GAP));
    const rows = Math.ceil(cards / Math.max(1, perRow));
    const rowHeight = one * 1.4 + GAP + (one >= ROOMY ? LINE : 0);
    if (perRow > 0 && rows * rowHeight <= height) return { width: one, isRoomy: one >= ROOMY };
  }
  return { width: WIDTHS.at(-1)!, isRoomy: false };
}
