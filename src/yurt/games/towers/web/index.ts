import type { Board } from "$lib/board";
import TowersBoard from "./Board.svelte";
import { figures } from "./figures";
import Scoring from "./Scoring.svelte";
import { tour } from "./tour";

const board: Board = {
  component: TowersBoard,
  pauses: {
    chosen: 250,
    revealed: 900,
    bought: 650,
    paid: 550,
    spilled: 550,
    placed: 800,
    built_nothing: 700,
    stupa_taken: 1500,
    restocked: 900,
    collected: 600,
    stone_drawn: 600,
    fog_drawn: 1100,
    turned: 900,
    loaded: 700,
    kept: 500,
    put_back: 350,
    fog_placed: 600,
    marker_removed: 1300,
    track_full: 1200,
    fog_returned: 400,
    carts_moved: 1300,
    day_begun: 500,
    last_day_begun: 1400,
    finished: 300,
  },
  sounds: {
    chosen: "card",
    revealed: "flip",
    bought: "draw",
    paid: "tap",
    spilled: "tap",
    placed: "stone",
    stupa_taken: "good",
    restocked: "draw",
    collected: "tap",
    stone_drawn: "draw",
    fog_drawn: "wind",
    loaded: "stone",
    marker_removed: "wind",
    carts_moved: "roll",
    last_day_begun: "alarm",
    finished: "win",
  },
  tour,
  figures,
  scoring: Scoring,
};
export default board;
