/** The cards of PUSH as the page draws them: colours with their shapes, numbers, sums. */

export const COLOURS = ["red", "blue", "green", "yellow", "purple"] as const;
export type Colour = (typeof COLOURS)[number];
export type Face = Colour | "star";

/** How many copies of each card somebody has. */
export type Counts = Record<string, number>;

/** The colour and the number of a card; roll and switch cards have neither. */
export function readCard(card: string): { colour?: Colour; value: number } {
  const colour = COLOURS.find((name) => card.startsWith(name));
  return colour ? { colour, value: Number(card.slice(colour.length)) } : { value: 0 };
}

/** The sum of the numbers on some cards. */
export function sum(cards: string[]): number {
  return cards.reduce((total, card) => total + readCard(card).value, 0);
}

/** The cards of one colour, the highest first. */
export function cardsOf(counts: Counts, colour: Colour): string[] {
  return [6, 5, 4, 3, 2, 1].flatMap((value) => {
    const card = `${colour}${value}`;
    return Array<string>(counts[card] ?? 0).fill(card);
  });
}

/** The sum of the numbers of a whole collection. */
export function points(counts: Counts): number {
  return COLOURS.reduce((total, colour) => total + sum(cardsOf(counts, colour)), 0);
}

/** How many cards a collection has. */
export function size(counts: Counts): number {
  return Object.values(counts).reduce((total, copies) => total + copies, 0);
}
