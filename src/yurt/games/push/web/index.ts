import type { Board as GameBoard } from "$lib/board";
import Board from "./Board.svelte";
import BankFigure from "./figures/Bank.svelte";
import BustFigure from "./figures/Bust.svelte";
import CardsFigure from "./figures/Cards.svelte";
import ColoursFigure from "./figures/Colours.svelte";
import OrderFigure from "./figures/Order.svelte";
import PlaceFigure from "./figures/Place.svelte";
import RollFigure from "./figures/Roll.svelte";
import Scoring from "./Scoring.svelte";
import { tour } from "./tour";

const board: GameBoard = {
  component: Board,
  pauses: {
    card_turned: 620,
    card_placed: 430,
    switched: 950,
    stopped: 450,
    busted: 1500,
    column_taken: 850,
    card_banked: 380,
    rolled: 1600,
    cards_lost: 1300,
    nothing_lost: 900,
    column_discarded: 520,
    switches_discarded: 350,
    colour_banked: 850,
    finished: 700,
  },
  sounds: {
    card_turned: "flip",
    card_placed: "card",
    switched: "draw",
    stopped: "tap",
    busted: "alarm",
    column_taken: "draw",
    card_banked: "stone",
    rolled: "roll",
    cards_lost: "bad",
    nothing_lost: "good",
    column_discarded: "draw",
    colour_banked: "stone",
    finished: "win",
  },
  tour,
  figures: {
    "1.1": CardsFigure,
    "1.2": ColoursFigure,
    "2.3": PlaceFigure,
    "3.2": OrderFigure,
    "3.4": RollFigure,
    "4.1": BustFigure,
    "5.1": BankFigure,
  },
  scoring: Scoring,
};
export default board;
