/** The games that the server has, in the language of the page. */

import { listGames } from "./api";
import type { GameShown } from "./wire";
import { words } from "./words.svelte";

class Games {
  list = $state.raw<GameShown[]>([]);
  #language = "";

  /** Ask the server, again after a change of language. */
  async load(): Promise<void> {
    if (this.#language === words.language) return;
    const language = words.language;
    this.list = await listGames(language);
    this.#language = language;
  }

  find(name: string): GameShown | undefined {
    return this.list.find((game) => game.name === name);
  }
}

export const games = new Games();

/** The levels of a game's bots, the weakest first, and the one to begin with. */
export function levelsOf(name: string): { names: string[]; normal: string } {
  const bots = games.find(name)?.bots ?? [];
  const normal = ["medium", "easy"].find((level) => bots.includes(level)) ?? bots.at(-1) ?? "random";
  return { names: bots.length > 1 ? bots.filter((level) => level !== "random") : bots, normal };
}

/** The options of a match that are not as usual, in words. */
export function optionWords(name: string, options: Record<string, string | number | boolean>): string[] {
  return (games.find(name)?.options ?? []).flatMap((option) => {
    const value = options[option.name];
    if (value === undefined || value === option.default) return [];
    return [option.choice_words[option.choices.indexOf(value)] || option.label];
  });
}
