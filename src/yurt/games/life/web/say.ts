/** Cards in words, in the language of the page. */

import { words } from "$lib/words.svelte";
import { kindsOf, type Counts, type Species } from "./cards";

const say = words.of("life");

export function sayCards(species: Species, number: number): string {
  return `${number} ${say(`species-${species}`, { number })}`;
}

const lists = new Map<string, Intl.ListFormat>();

/** How the language of the page joins a list; made once, because that is slow. */
function listFormat(): Intl.ListFormat {
  const made = lists.get(words.language) ?? new Intl.ListFormat(words.language, { type: "conjunction" });
  lists.set(words.language, made);
  return made;
}

/** "2 goats, 1 bear and 1 hare" */
export function sayAll(counts: Counts): string {
  return listFormat().format(kindsOf(counts).map(([species, number]) => sayCards(species, number)));
}

/** The arguments for a message about a seat: you, or a name. */
export function who(table: { seat: number; name: (seat: number) => string }, seat: number): { you: string; name: string } {
  return { you: seat === table.seat ? "yes" : "no", name: table.name(seat) };
}
