/** The ten species as the page shows them, and counts of their cards. */

export const SPECIES = ["giraffe", "bear", "mole", "goat", "sheep", "dog", "hare", "pig", "cat", "mouse"] as const;
export type Species = (typeof SPECIES)[number];

/** How many cards of each species; "?" is hidden. */
export type Counts = Record<Species, number | "?">;

interface Look {
  /** The number of copies, which is also the value. */
  value: number;
  paper: string;
  hill: string;
}

export const LOOK: Record<Species, Look> = {
  giraffe: { value: 9, paper: "#ffe39a", hill: "#f2cd6d" },
  bear: { value: 8, paper: "#cde3ad", hill: "#aecb85" },
  mole: { value: 7, paper: "#e2d2c0", hill: "#cbb49b" },
  goat: { value: 7, paper: "#b9d7f5", hill: "#93bce6" },
  sheep: { value: 6, paper: "#bfe5d8", hill: "#94cdb9" },
  dog: { value: 6, paper: "#ffd0ae", hill: "#f3b184" },
  hare: { value: 5, paper: "#e3eda8", hill: "#c6d67c" },
  pig: { value: 5, paper: "#ffd0db", hill: "#f5aebf" },
  cat: { value: 4, paper: "#cfc9f0", hill: "#b0a7e0" },
  mouse: { value: 3, paper: "#d9dee8", hill: "#bac3d3" },
};

export const HAND = 10;

/** Whether a complete set of the species ends the round. */
export function makesSuddenDeath(species: Species, expert: boolean): boolean {
  return species === "hare" || species === "pig" || (species === "cat" && !expert);
}

export function noCards(): Counts {
  return Object.fromEntries(SPECIES.map((species) => [species, 0])) as Counts;
}

export function copyOf(counts: Counts): Counts {
  return { ...counts };
}

/** A count as a number; what is hidden counts as none. */
export function count(counts: Counts | undefined, species: Species): number {
  const found = counts?.[species];
  return typeof found === "number" ? found : 0;
}

/** Add cards, or take them away; what is hidden stays hidden. */
export function change(counts: Counts | undefined, species: Species, by: number): void {
  const before = counts?.[species];
  if (typeof before === "number") counts![species] = Math.max(0, before + by);
}

export function total(counts: Counts | undefined): number {
  return SPECIES.reduce((sum, species) => sum + count(counts, species), 0);
}

export function isHidden(counts: Counts): boolean {
  return SPECIES.some((species) => counts[species] === "?");
}

/** The cards one by one, in the order of their values. */
export function cardsOf(counts: Counts | undefined): Species[] {
  return SPECIES.flatMap((species) => Array<Species>(count(counts, species)).fill(species));
}

/** The species there are, with how many. */
export function kindsOf(counts: Counts | undefined): [Species, number][] {
  return SPECIES.map((species): [Species, number] => [species, count(counts, species)]).filter(([, number]) => number > 0);
}

export function countsOf(cards: Species[]): Counts {
  const counts = noCards();
  for (const species of cards) change(counts, species, 1);
  return counts;
}
