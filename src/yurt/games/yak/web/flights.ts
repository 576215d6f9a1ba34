/** Cards that fly over the table: from where to where, for each event that moves some. */

import type { GameEvent } from "$lib/wire";

export interface Flight {
  from: string;
  to: string;
  cards: number;
  ms: number;
}

/** My own card on its way to the pile, before the turn is sent. */
export const CHOSEN: Flight = { from: "chosen", to: "pile", cards: 1, ms: 380 };

const MOST = 7;

/** The flight that shows an event, between places of the board. */
export function flightOf(event: GameEvent): Flight | null {
  const seat = `seat-${event.seat}`;
  switch (event.event) {
    case "card_played":
      return { from: seat, to: "pile", cards: 1, ms: 480 };
    case "card_drawn":
      return { from: "draw", to: seat, cards: 1, ms: 420 };
    case "pile_taken":
      return { from: "pile", to: seat, cards: Math.min(MOST, Number(event.cards)), ms: 650 };
    default:
      return null;
  }
}
