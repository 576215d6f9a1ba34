/** The cards of YAK as the page draws them. */

export const SPECIES = ["yeti", "marmot", "vulture", "ibex", "yak"] as const; // from small to large
export type Species = (typeof SPECIES)[number];
export type Motif = Species | "joker" | "bang" | "one" | "stop";

export const VALUES = [1, 2, 3];
export const JOKERS = ["joker1", "joker2"];
export const SPECIALS = ["!", "1", "stop"];
export const CARDS: string[] = [...SPECIES.flatMap((species) => VALUES.map((value) => `${species}${value}`)), ...JOKERS, ...SPECIALS];

const MOTIF_OF_SPECIAL: Record<string, Motif> = { "!": "bang", "1": "one", stop: "stop" };

/** What a card shows, and how many of it; specials have no value. */
export function faceOf(card: string): { motif: Motif; value: number } {
  const special = MOTIF_OF_SPECIAL[card];
  if (special) return { motif: special, value: 0 };
  return { motif: card.slice(0, -1) as Motif, value: Number(card.at(-1)) };
}

export const isSpecies = (motif: Motif): motif is Species => (SPECIES as readonly string[]).includes(motif);

/** The message with a card's name. */
export const nameOf = (card: string): string => `card-${MOTIF_OF_SPECIAL[card] ?? card}`;

/** Three inks for each motif: the paper of its card, what is printed, and what is cut out of the print. */
const INKS: Record<Motif, [main: string, dark: string, light: string]> = {
  yeti: ["#7fc4de", "#10374b", "#f3fbfe"],
  marmot: ["#eeae44", "#482607", "#fff4dc"],
  vulture: ["#bd92d9", "#321447", "#faf2fe"],
  ibex: ["#93bd61", "#1b3711", "#f5fae9"],
  yak: ["#e5775a", "#451108", "#feeee8"],
  joker: ["#f08fb6", "#2d1c3a", "#fffbe9"],
  bang: ["#f6c927", "#332500", "#fffbe9"],
  one: ["#4cc4b0", "#06332c", "#effcf9"],
  stop: ["#ef5a62", "#43060a", "#ffeced"],
};

/** The inks of a motif as a style. */
export function inksOf(motif: Motif): string {
  const [main, dark, light] = INKS[motif];
  return `--main:${main};--dark:${dark};--light:${light}`;
}

/** How far a card of a heap lies from its middle, never in its very middle, always the same for the same place: x and y in -1..1, turn in degrees. */
export function scatter(place: number): { x: number; y: number; turn: number } {
  const angle = place * 2.39996; // the golden angle spreads them evenly
  const reach = 0.55 + 0.45 * (((place * 7) % 11) / 11);
  return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach, turn: ((place * 47) % 64) - 32 };
}

/** How many copies of a card the deck has. */
export function copiesOf(card: string, edition: unknown): number {
  if (card === "stop") return edition === "jak" ? 6 : 8;
  return isSpecies(faceOf(card).motif) ? 5 : 6;
}
