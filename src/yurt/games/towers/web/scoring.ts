/** What a tower is worth, part by part, to show where its points come from (rules 9 and 10). */

import type { View } from "$lib/wire";
import { COLOURS, PLACES, total, touchedBefore, type Tower } from "./pieces";

const SIZE_POINTS = [0, 1, 3, 6, 9, 12, 16, 21];
const COUNT_POINTS = [0, 0, 0, 4, 8, 12, 16, 20];
export const STUPA_POINTS = 3;
export const FOOD_POINTS = 2;

const pointsOfSize = (size: number) => SIZE_POINTS[Math.min(size, 7)]!;
const pointsOfCount = (groups: number) => COUNT_POINTS[Math.min(groups, 7)]!;

export interface Group {
  colour: string;
  places: string[];
  points: number;
}

export interface Worth {
  groups: Group[];
  /** The points for the number of groups. */
  forCount: number;
  singles: string[];
  /** The colour that each crystal takes, if it joins something. */
  crystals: Record<string, string>;
  points: number;
}

interface Block {
  colour: string;
  places: string[];
}

/** Which filled places touch each other. */
function touching(tower: Tower): [string, string][] {
  return PLACES.flatMap((place) =>
    touchedBefore(place)
      .filter((other) => tower[place] && tower[other])
      .map((other): [string, string] => [place, other]),
  );
}

/** Connected stones of one colour, single ones too. */
function blocksOf(tower: Tower, pairs: [string, string][]): Block[] {
  let blocks: Block[] = [];
  for (const place of PLACES) {
    const colour = tower[place];
    if (!colour || colour === "crystal") continue;
    const others = pairs.filter(([a, b]) => a === place && tower[b] === colour).map(([, b]) => b);
    const joined = blocks.filter((block) => block.places.some((member) => others.includes(member)));
    const places = [...joined.flatMap((block) => block.places), place];
    blocks = [...blocks.filter((block) => !joined.includes(block)), { colour, places }];
  }
  return blocks;
}

interface Join {
  points: number;
  /** For each crystal the colour it takes; "" for a single stone. */
  colours: string[];
}

/** The best colours for the crystals from the first to be decided on, and what they bring. */
function bestColours(touched: Block[][], first: number, used: string[], groups: number): Join {
  if (first === touched.length) return { points: pointsOfCount(groups), colours: [] };
  const alone = bestColours(touched, first + 1, used, groups);
  let best: Join = { points: alone.points + 1, colours: ["", ...alone.colours] };
  for (const colour of COLOURS) {
    const blocks = touched[first]!.filter((block) => block.colour === colour);
    const stones = blocks.flatMap((block) => block.places).length;
    if (stones < 2 || used.includes(colour)) continue;
    const before = blocks.filter((block) => block.places.length > 1).length;
    const rest = bestColours(touched, first + 1, [...used, colour], groups + 1 - before);
    const gain = pointsOfSize(stones + 1) - blocks.reduce((sum, block) => sum + pointsOfSize(block.places.length), 0);
    if (gain + rest.points > best.points) best = { points: gain + rest.points, colours: [colour, ...rest.colours] };
  }
  return best;
}

/** The worth of the stones of a tower, with the best colours for its crystals. */
export function worthOf(tower: Tower): Worth {
  const pairs = touching(tower);
  let blocks = blocksOf(tower, pairs);
  const gems = PLACES.filter((place) => tower[place] === "crystal");
  const touched = gems.map((gem) => {
    const others = pairs.filter((pair) => pair.includes(gem)).flat();
    return blocks.filter((block) => block.places.some((place) => others.includes(place)));
  });
  const best = bestColours(touched, 0, [], blocks.filter((block) => block.places.length > 1).length);
  const crystals: Record<string, string> = {};
  gems.forEach((gem, i) => {
    const colour = best.colours[i]!;
    const joined = colour ? touched[i]!.filter((block) => block.colour === colour) : [];
    if (colour) crystals[gem] = colour;
    const merged = { colour: colour || "crystal", places: [...joined.flatMap((block) => block.places), gem] };
    blocks = [...blocks.filter((block) => !joined.includes(block)), merged];
  });
  const groups = blocks
    .filter((block) => block.places.length > 1)
    .map((block) => ({ ...block, points: pointsOfSize(block.places.length) }))
    .sort((a, b) => b.points - a.points);
  const singles = blocks.filter((block) => block.places.length === 1).flatMap((block) => block.places);
  const forCount = pointsOfCount(groups.length);
  const points = groups.reduce((sum, group) => sum + group.points, 0) + forCount + singles.length;
  return { groups, forCount, singles, crystals, points };
}

/** Whether nobody has more food than this seat. */
export function hasMostFood(view: View, seat: number): boolean {
  return view.yurts.every((yurt: Record<string, number>) => total(yurt) <= total(view.yurts[seat]));
}
