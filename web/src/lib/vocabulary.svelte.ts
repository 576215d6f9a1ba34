/** The moves of a game, and what they are called in the language of the page. */

import { showGame } from "./api";
import { expandMoves } from "./moves";
import type { MoveTold } from "./wire";
import { words } from "./words.svelte";

export class Vocabulary {
  #moves: string[] = [];
  #words = $state.raw<Map<string, string>>(new Map());
  #language = "";

  /** Ask the server, again after a change of language. */
  async learn(game: string): Promise<void> {
    if (this.#language === words.language) return;
    const language = words.language;
    const shown = await showGame(game, language);
    this.#moves = shown.moves;
    this.#words = new Map(shown.moves.map((move, i) => [move, shown.move_words[i] ?? move]));
    this.#language = language;
  }

  expand(told: MoveTold[]): string[] {
    return expandMoves(told, this.#moves);
  }

  say(move: string): string {
    return this.#words.get(move) ?? move;
  }
}
