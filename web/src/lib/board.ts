/** What a game's folder provides for the page: src/yurt/games/NAME/web/index.ts. */

import type { Component } from "svelte";
import type { Sound } from "./sound";
import type { Entry } from "./story";
import type { Table } from "./table.svelte";
import type { GameEvent } from "./wire";

export interface TourStep {
  /** The message of the game's words that explains this step: tour-ID. */
  id: string;
  /** Whether this is the moment to say it. */
  when: (table: Table) => boolean;
  /** What on the board it is about, as a CSS selector; it is given a ring of light. */
  at?: string;
}

export interface Board {
  component: Component<{ table: Table }>;
  /** How long an event is shown at normal speed, in milliseconds; DEFAULT_PAUSE if it is not named here. */
  pauses: Record<string, number>;
  /** Events that the player has seen while choosing them: for that seat they go by quickly. */
  composed?: string[];
  sounds: Record<string, Sound>;
  /** What the guided first match says. */
  tour: TourStep[];
  /** Pictures for the rules, by paragraph number: the picture stands under its paragraph. */
  figures: Record<string, Component>;
  /** The story with fewer lines: each line keeps the id of the first entry it tells. */
  retell?: (story: Entry[], table: Table) => Entry[];
  /** The end of a match, explained step by step. */
  scoring?: Component<{ table: Table }>;
}

const DEFAULT_PAUSE = 500;
const COMPOSED_PAUSE = 90;

/** How long an event is shown at normal speed. */
export function pauseOf(board: Board, event: GameEvent, isOwn: boolean): number {
  return isOwn && board.composed?.includes(event.event) ? COMPOSED_PAUSE : (board.pauses[event.event] ?? DEFAULT_PAUSE);
}

const boards = import.meta.glob<{ default: Board }>("../../../src/yurt/games/*/web/index.ts");
const pictures = import.meta.glob<{ default: Component }>("../../../src/yurt/games/*/web/Picture.svelte");

function find<T>(files: Record<string, () => Promise<T>>, game: string): (() => Promise<T>) | undefined {
  const path = Object.keys(files).find((name) => name.split("/").at(-3) === game);
  return path === undefined ? undefined : files[path];
}

/** The board of a game; a game without one of its own gets the plain board. */
export async function loadBoard(game: string): Promise<Board> {
  const load = find(boards, game) ?? (() => import("../plain"));
  return (await load()).default;
}

/** The picture of a game for the lobby. */
export async function loadPicture(game: string): Promise<Component> {
  const load = find(pictures, game) ?? (() => import("../plain/Picture.svelte"));
  return (await load()).default;
}
