/** The story of a match: what has happened, line by line. */

import type { Table } from "./table.svelte";
import type { GameEvent } from "./wire";

export interface Entry {
  id: number;
  words: string;
  seat: number;
  event?: GameEvent;
  /** How often it happened; once without it. */
  times?: number;
}

const LONGEST = 200;

/** The story with one more entry; the same again, while a seat does nothing of another kind, is counted. */
export function tell(story: Entry[], entry: Omit<Entry, "id">): Entry[] {
  if (!entry.words) return story;
  const other = story.findLastIndex(({ seat, event }) => seat !== entry.seat || event?.event !== entry.event?.event);
  const same = story.slice(other + 1).find(({ words }) => words === entry.words);
  if (same) return story.map((each) => (each === same ? { ...each, times: (each.times ?? 1) + 1 } : each));
  return [...story, { ...entry, id: (story.at(-1)?.id ?? 0) + 1 }].slice(-LONGEST);
}

/** An entry as a sentence: "Ann pays milk ×3." */
export function lineOf({ words, times = 1 }: Entry): string {
  return times === 1 ? words : words.replace(/[.!]?$/, ` ×${times}$&`);
}

/** The story as it is read: a game may tell as one line what belongs together. */
export function storyOf(table: Table, story = table.log): Entry[] {
  return table.board.retell?.(story, table) ?? story;
}

/** The lines of a short story of its own. */
export function linesOf(entries: Omit<Entry, "id">[], table?: Table): string[] {
  const story = entries.reduce<Entry[]>(tell, []);
  return (table ? storyOf(table, story) : story).map(lineOf);
}
