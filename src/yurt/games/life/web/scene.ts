/** The table as it looks now: the view, and what the events shown since have changed. */

import type { GameEvent, View } from "$lib/wire";
import { change, copyOf, count, HAND, kindsOf, noCards, total, type Counts, type Species } from "./cards";

export interface Scene {
  round: number;
  active: number;
  lives: number[];
  places: number[];
  hands: Counts[];
  known: Counts[];
  /** How many cards each seat holds. */
  sizes: number[];
  rows: Counts[];
  /** How many cards lie aside. */
  aside: number;
  /** The row that is being swapped, from 1, or 0. */
  row: number;
  given: Counts;
  isLastLap: boolean;
  knocker: number;
}

export const NO_SCENE: Scene = {
  round: 0, active: -1, lives: [], places: [], hands: [], known: [], sizes: [], rows: [1, 2, 3, 4].map(noCards),
  aside: 0, row: 0, given: noCards(), isLastLap: false, knocker: -1,
};

/** What lies on the table after the events, as far as the viewer sees it. */
export function sceneOf(view: View, shown: GameEvent[]): Scene {
  if (!view.hands) return NO_SCENE;
  const scene = fromView(view);
  for (const event of shown) happen(scene, event);
  return scene;
}

function fromView(view: View): Scene {
  const lives: number[] = [...view.lives];
  const given = copyOf(view.given);
  const sizes: number[] = lives.map((_, seat) => (view.players > 0 && isIn(view, seat) ? HAND : 0));
  if (view.row > 0) sizes[view.active] = HAND - total(given);
  return {
    round: view.round,
    active: view.active,
    lives,
    places: [...view.places],
    hands: view.hands.map(copyOf),
    known: view.known.map(copyOf),
    sizes,
    rows: view.rows.map(copyOf),
    aside: Math.max(0, 50 - HAND * view.players),
    row: view.row,
    given,
    isLastLap: Boolean(view.last_lap),
    knocker: view.knocker,
  };
}

/** Whether a seat has cards: also at the end of the match, when the last ones who went out still hold theirs. */
function isIn(view: View, seat: number): boolean {
  return view.lives[seat] > 0 || total(view.known[seat]) > 0;
}

function happen(scene: Scene, event: GameEvent): void {
  const { seat } = event;
  const species = event.species as Species;
  const number = event.number as number;
  const row = event.row as number;
  switch (event.event) {
    case "row_chosen":
      takeBack(scene, seat);
      scene.row = row;
      scene.active = seat;
      break;
    case "card_given":
      change(scene.hands[seat], species, -1);
      change(scene.known[seat], species, -1);
      change(scene.given, species, 1);
      scene.sizes[seat]! -= 1;
      break;
    case "cards_taken":
      take(scene, seat, species, number, row);
      break;
    case "knocked":
      scene.isLastLap = true;
      scene.knocker = seat;
      break;
    case "cards_shown":
      scene.hands[seat]![species] = number;
      scene.known[seat]![species] = number;
      break;
    case "lives_lost":
    case "life_gained":
      scene.lives[seat] = event.left as number;
      break;
    case "went_out":
      scene.places[seat] = event.place as number;
      break;
    case "round_started":
      clear(scene, seat, event.round as number);
      break;
    case "hand_dealt":
      scene.sizes[seat] = event.cards as number;
      break;
    case "cards_laid":
      scene.rows[row - 1]![species] = number;
      break;
  }
}

/** A turn that was tried out is told from its beginning: what the view has put down already is in the hand again. */
function takeBack(scene: Scene, seat: number): void {
  for (const [species, number] of kindsOf(scene.given)) change(scene.hands[seat], species, number);
  scene.sizes[seat] = HAND;
  scene.given = noCards();
}

/** A species of the row goes into the hand; after the last one the cards given are the row. */
function take(scene: Scene, seat: number, species: Species, number: number, row: number): void {
  const cards = scene.rows[row - 1]!;
  change(scene.hands[seat], species, number);
  change(scene.known[seat], species, number);
  change(cards, species, -number);
  scene.sizes[seat]! += number;
  if (total(cards) > 0) return;
  scene.rows[row - 1] = scene.given;
  scene.given = noCards();
  scene.row = 0;
}

function clear(scene: Scene, starter: number, round: number): void {
  scene.round = round;
  scene.active = starter;
  scene.hands = scene.hands.map(noCards);
  scene.known = scene.known.map(noCards);
  scene.sizes = scene.sizes.map(() => 0);
  scene.rows = scene.rows.map(noCards);
  scene.aside = Math.max(0, 50 - HAND * scene.lives.filter((lives) => lives > 0).length);
  scene.given = noCards();
  scene.row = 0;
  scene.isLastLap = false;
  scene.knocker = -1;
}

/** How many cards of a hand nobody else can know. */
export function unknownCards(scene: Scene, seat: number): number {
  return Math.max(0, (scene.sizes[seat] ?? 0) - total(scene.known[seat]));
}

/** How many cards of a species a seat is seen to hold. */
export function holds(scene: Scene, seat: number, species: Species): number {
  return Math.max(count(scene.hands[seat], species), count(scene.known[seat], species));
}
