/** The pieces as the board draws them: stones with their signs, food, and where a tower's places are. */

export const COLOURS = ["red", "black", "orange", "grey", "yellow", "green", "blue", "purple"] as const;
export const STONES: readonly string[] = [...COLOURS, "crystal"];
export const FOODS: readonly string[] = ["milk", "meat", "bread"];
export const ACTIONS: readonly string[] = ["build", "restock", "market"];

export const YURT_FOOD = 8;
export const PYRAMID_LEVELS = 5;

/** The food that a cart refuses; cart 4 takes any two kinds. */
export const refusedFood: Record<string, string | undefined> = { "1": "bread", "2": "milk", "3": "meat" };
export const TWO_KINDS = "4";

export interface Look {
  fill: string;
  edge: string;
  ink: string;
  /** The engraved sign, around 0 0. */
  sign: string;
  isLine?: boolean;
}

const PALE = "#fff8ea";
const DARK = "#2a1f3a";

export const looks: Record<string, Look> = {
  red: { fill: "#d3423b", edge: "#6d1418", ink: PALE, sign: "M1-11C6-5 8.5-1 8 4A8 7.5 0 0 1-8 4C-8 0-5-1-4-5-1-4 1-6 1-11z" },
  black: { fill: "#3b3746", edge: "#15121d", ink: PALE, sign: "M5-9.500A10 10 0 1 0 5 9.5 8 8 0 1 1 5-9.500z" },
  orange: {
    fill: "#ee8629",
    edge: "#83400a",
    ink: DARK,
    sign: "M-5 0a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM-1.2-11h2.400v4h-2.400zM-1.2 7h2.400v4h-2.400zM-11-1.200h4v2.400h-4zM7-1.200h4v2.400H7zM-8.6-6.900l1.7-1.7 2.8 2.8-1.7 1.700zM4.1 5.800l1.7-1.7 2.8 2.8-1.7 1.700zM-6.9 8.600l-1.7-1.7 2.8-2.8 1.7 1.700zM5.8-4.100L4.1-5.800l2.8-2.8 1.7 1.700z",
  },
  grey: { fill: "#a4abb8", edge: "#454c5c", ink: DARK, sign: "M-12 8.500L-3.5-9 2-1l2.5-3.500L12 8.500z" },
  yellow: {
    fill: "#f7cf45",
    edge: "#7d5c06",
    ink: DARK,
    sign: "M0-11l3.2 7 7.6.8-5.7 5.1 1.7 7.500L0 5.6-6.8 9.400l1.7-7.5-5.7-5.1 7.6-.8z",
  },
  green: { fill: "#4a9a53", edge: "#174a20", ink: PALE, sign: "M-9 9.500l3-4C-9-4-1-10.5 10-9.5 11 1 4 9 -4.5 7L-7 10.500zM-4.5 4L4-4.5 3-5.5-5.5 2.500z" },
  blue: { fill: "#3b79c9", edge: "#123a70", ink: PALE, sign: "M-10-4.500q5-5.5 10 0t10 0M-10 4.500q5-5.5 10 0t10 0", isLine: true },
  purple: {
    fill: "#8a53b5",
    edge: "#3f1c5c",
    ink: PALE,
    sign: "M0-1.500Q-7-6 0-11 7-6 0-1.500zM0 1.500Q7 6 0 11-7 6 0 1.500zM-1.5 0Q-6-7-11 0-6 7-1.5 0zM1.5 0Q6-7 11 0 6 7 1.5 0z",
  },
};

/** All places, from 1.1 up to the column on top of the pyramid. */
export const PLACES: readonly string[] = [
  ...[1, 2, 3, 4, 5].flatMap((level) => Array.from({ length: 6 - level }, (_, i) => `${level}.${i + 1}`)),
  ...[6, 7, 8, 9].map((level) => `${level}.1`),
];

export function levelOf(place: string): number {
  return Number(place.split(".")[0]);
}

/** Where the middle of a place is, in widths of a stone from the tower's left end. */
export function columnOf(place: string): number {
  const [level = 1, number = 1] = place.split(".").map(Number);
  return level > PYRAMID_LEVELS ? 2.5 : number + (level - 1) / 2 - 0.5;
}

/** The places that touch a place: beside it, and the two below it (the same twice in the column). */
export function touchedBefore(place: string): string[] {
  const [level = 1, number = 1] = place.split(".").map(Number);
  const below = level > PYRAMID_LEVELS ? [`${level - 1}.1`] : [`${level - 1}.${number}`, `${level - 1}.${number + 1}`];
  return [...(number > 1 ? [`${level}.${number - 1}`] : []), ...(level > 1 ? below : [])];
}

export type Tower = Record<string, string | null>;
/** How many stones a tower has, of all kinds or of one. */
export function stonesIn(tower: Tower, kind?: string): number {
  return PLACES.filter((place) => tower[place] && (kind === undefined || tower[place] === kind)).length;
}

export type Counts = Record<string, number>;

export function total(counts: Counts | undefined): number {
  return Object.values(counts ?? {}).reduce((sum, number) => sum + number, 0);
}

/** The names of counted pieces, one by one, in the order of the names. */
export function spread(counts: Counts, names: readonly string[]): string[] {
  return names.flatMap((name) => Array<string>(Math.max(0, counts[name] ?? 0)).fill(name));
}
