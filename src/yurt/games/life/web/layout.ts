/** How big things are on a board of a certain size. Computed here once: container units would style the whole board anew at every change. */

export interface Layout {
  /** The width of a card in the hand and of a card in a row. */
  card: number;
  rowCard: number;
  /** The width of a small picture in the swap. */
  face: number;
  /** How many columns the hand and the other players have. */
  handColumns: number;
  playerColumns: number;
  /** How many lines the known cards of a player may have. */
  knownLines: number;
  /** The cards are too small for names. */
  isTiny: boolean;
  /** Little height: everything flat. */
  isShort: boolean;
  /** Much width: things side by side. */
  isWide: boolean;
  /** So much room that the other players are drawn bigger. */
  isRoomy: boolean;
}

const SMALLEST_CARD = 34;
const BIGGEST_CARD = 116;
const BIGGEST_ROW_CARD = 140;

const clamp = (least: number, value: number, most: number) => Math.round(10 * Math.max(least, Math.min(value, most))) / 10;

export function layoutOf(width: number, height: number, others: number): Layout {
  const isShort = height <= 560;
  const isWide = width >= 620;
  const isRoomy = isWide && height >= 600;
  const isFlat = width >= 1.1 * height;
  const playerColumns = others > 3 && !isWide && !isShort ? 2 : Math.max(1, others);
  const playerLines = Math.ceil(others / playerColumns);
  const knownLines = isShort || playerLines > 1 || width / playerColumns >= 280 ? 1 : 2;
  const playerHeight = isShort ? 74 : (isRoomy ? 112 : 88) + (knownLines - 1) * 20;
  // What has the same height whatever the cards: players, my own line, the gaps.
  const fixed = playerLines * playerHeight + (isShort ? 132 : 140);
  const free = height - fixed;
  // In heights of a card: two rows take 3.5 widths of a card, a line of the hand 1.26.
  const card = isFlat ? Math.min((width - 100) / 10.6, free / 5.4) : Math.min((width - 76) / 5, free / 6);
  const rowCard = isFlat ? Math.min((width - 90) / 5.4, free / 4.6) : height >= 760 ? Math.min((width - 90) / 5.4, 0.12 * height) : card;
  return {
    card: clamp(SMALLEST_CARD, card, BIGGEST_CARD),
    rowCard: clamp(SMALLEST_CARD, rowCard, BIGGEST_ROW_CARD),
    face: isWide ? clamp(22, 0.03 * width, 32) : clamp(18, 0.056 * width, 26),
    handColumns: isFlat ? 10 : 5,
    playerColumns,
    knownLines,
    isTiny: card < 44,
    isShort,
    isWide,
    isRoomy,
  };
}
