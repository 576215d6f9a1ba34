import type { Board } from "$lib/board";
import LifeBoard from "./Board.svelte";
import { figures } from "./figures";
import Scoring from "./Scoring.svelte";
import { retell } from "./story";
import { tour } from "./tour";

const board: Board = {
  component: LifeBoard,
  pauses: {
    round_started: 2400,
    hand_dealt: 160,
    cards_laid: 90,
    row_chosen: 550,
    card_given: 420,
    cards_taken: 480,
    knocked: 1400,
    declined: 900,
    turns_used_up: 1500,
    set_shown: 900,
    sudden_death: 2200,
    cards_shown: 45,
    majority_found: 850,
    majority_missed: 600,
    totalled: 250,
    lives_lost: 850,
    life_gained: 900,
    went_out: 1000,
    finished: 1500,
  },
  composed: ["row_chosen", "card_given", "cards_taken"],
  sounds: {
    round_started: "draw",
    hand_dealt: "card",
    row_chosen: "tap",
    card_given: "card",
    cards_taken: "draw",
    knocked: "stone",
    declined: "stone",
    set_shown: "flip",
    sudden_death: "alarm",
    majority_found: "flip",
    majority_missed: "tap",
    lives_lost: "bad",
    life_gained: "good",
    finished: "win",
  },
  tour,
  figures,
  retell,
  scoring: Scoring,
};
export default board;
