import type { Board } from "$lib/board";
import YakBoard from "./Board.svelte";
import { figures } from "./figures";
import Scoring from "./Scoring.svelte";
import { tour } from "./tour";

/** The table of YAK in the browser. */
const board: Board = {
  component: YakBoard,
  pauses: { card_played: 520, claimed: 1150, card_drawn: 260, challenged: 1300, card_shown: 620, counted: 1500, pile_taken: 2400, finished: 900 },
  sounds: { card_played: "card", claimed: "tap", card_drawn: "draw", challenged: "alarm", card_shown: "flip", pile_taken: "bad", finished: "win" },
  tour,
  figures,
  scoring: Scoring,
};
export default board;
