/** All words of the page and of the games, from Fluent files. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { prefs, type Language } from "./prefs.svelte";

type Args = Record<string, FluentVariable>;
export type Say = (id: string, args?: Args) => string;

const pageFiles = import.meta.glob<string>("../../words/*.ftl", { query: "?raw", import: "default" });
const gameFiles = import.meta.glob<string>("../../../src/yurt/games/*/words/*.ftl", { query: "?raw", import: "default" });

function fileOf(files: Record<string, () => Promise<string>>, ending: string): (() => Promise<string>) | undefined {
  const path = Object.keys(files).find((name) => name.endsWith(ending));
  return path === undefined ? undefined : files[path];
}

export function makeBundle(language: string, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(source));
  if (errors.length) throw new Error(`words of ${language}: ${errors.join("; ")}`);
  return bundle;
}

/** A message in words; what is missing shows its id, so that it is seen and reported. */
export function format(bundle: FluentBundle | undefined, id: string, args?: Args): string {
  const message = bundle?.getMessage(id);
  if (!message?.value) return bundle ? id : "";
  return bundle!.formatPattern(message.value, args, []);
}

class Words {
  #bundles = $state.raw<Record<string, FluentBundle>>({});
  /** The language that is shown: it changes when its words are there. */
  language = $state<Language>("en");

  /** Load what is needed to speak a language: the page, and the games that have been asked for. */
  async use(language: Language): Promise<void> {
    const games = Object.keys(this.#bundles).filter((name) => name !== "");
    const names = ["", ...games];
    const loaded = await Promise.all(names.map((name) => this.#read(name, language)));
    this.#bundles = Object.fromEntries(names.map((name, i) => [name, loaded[i]!]));
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Load the words of a game; they then follow the language of the page. */
  async add(game: string): Promise<void> {
    if (game in this.#bundles) return;
    const bundle = await this.#read(game, this.language);
    this.#bundles = { ...this.#bundles, [game]: bundle };
  }

  async #read(game: string, language: string): Promise<FluentBundle> {
    const find = (tag: string) => (game ? fileOf(gameFiles, `/${game}/words/${tag}.ftl`) : fileOf(pageFiles, `/${tag}.ftl`));
    const load = find(language) ?? find("en");
    return makeBundle(language, load ? await load() : "");
  }

  /** A message of the page. */
  t: Say = (id, args) => format(this.#bundles[""], id, args);

  /** The messages of a game. */
  of(game: string): Say {
    return (id, args) => format(this.#bundles[game], id, args);
  }
}

export const words = new Words();
export const startWords = (): Promise<void> => words.use(prefs.language);
