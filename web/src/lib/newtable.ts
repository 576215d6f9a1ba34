/** New tables, with as few questions as possible. */

import { makeTable, type Wish } from "./api";
import { games, levelsOf } from "./games.svelte";
import { prefs } from "./prefs.svelte";
import { router } from "./router.svelte";
import { keepToken } from "./tables.svelte";
import { words } from "./words.svelte";

const FOR_PLAY_NOW = 3;
const EASY = "easy";

/** My name, or one that tells guests apart; it stays until I change it. */
export function ownName(): string {
  return (prefs.name = prefs.name.trim() || `${words.t("guest")} ${10 + Math.floor(Math.random() * 90)}`);
}

/** Make a table and sit down at it. */
export async function open(wish: Omit<Wish, "name">, query = ""): Promise<void> {
  const given = await makeTable({ ...wish, name: ownName() });
  keepToken(given.table, given.token);
  router.go(`/t/${given.table}${query}`, { replace: location.pathname !== "/" });
}

/** A table full of bots that starts at once; with a tour: weak ones, and somebody who explains. */
export async function playNow(name: string, { tour = false } = {}): Promise<void> {
  const game = games.find(name);
  if (!game) throw new Error(`no game ${name}`);
  const seats = Math.min(Math.max(game.min_seats, FOR_PLAY_NOW), game.max_seats);
  const level = tour && game.bots.includes(EASY) ? EASY : levelsOf(name).normal;
  const bots = Array.from({ length: seats - 1 }, (_, i) => ({ seat: i + 1, level }));
  await open({ game: name, seats, bots, undo: "free" }, tour ? "?start&tour" : "?start");
}
