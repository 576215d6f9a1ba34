/** What lies on the table while events are being shown: the last view, and what has happened since. */

import type { GameEvent, View } from "$lib/wire";
import { readCard, type Counts, type Face } from "./cards";

export interface Scene {
  pusher: number;
  /** The seat that decides, as far as it is known. */
  active: number;
  columns: string[][];
  /** The card that was turned over and has no place yet. */
  turned: string | null;
  deck: number;
  switches: number;
  open: Counts[];
  banks: Counts[];
  discards: number;
  /** Whether columns are being taken. */
  isTaking: boolean;
  /** What the die shows, and for whom it was rolled. */
  roll: { face: Face; seat: number } | null;
  /** Whether the card that was turned over had no place. */
  isBust: boolean;
}

/** The scene of a view at rest. */
export function sceneOf(view: View): Scene {
  const discards: number[] = Object.values(view.discards ?? {});
  return {
    pusher: view.pusher ?? -1,
    active: view.active ?? -1,
    columns: [0, 1, 2].map((i) => [...(view.columns?.[i] ?? [])]),
    turned: view.turned ?? null,
    deck: view.deck_size ?? 0,
    switches: view.switches ?? 0,
    open: (view.collections ?? []).map((counts: Counts) => ({ ...counts })),
    banks: (view.banks ?? []).map((counts: Counts) => ({ ...counts })),
    discards: discards.reduce((total, copies) => total + copies, 0),
    isTaking: view.phase === "take",
    roll: null,
    isBust: false,
  };
}

function add(counts: Counts | undefined, card: string, copies = 1): void {
  if (counts) counts[card] = (counts[card] ?? 0) + copies;
}

function move(from: Counts | undefined, to: Counts | undefined, colour: string): number {
  let moved = 0;
  for (const [card, copies] of Object.entries(from ?? {})) {
    if (readCard(card).colour !== colour || !from) continue;
    moved += copies;
    add(to, card, copies);
    from[card] = 0;
  }
  return moved;
}

const happenings: Record<string, (scene: Scene, event: GameEvent) => void> = {
  card_turned(scene, { seat, card }) {
    Object.assign(scene, { pusher: seat, active: seat, turned: card, deck: scene.deck - 1 });
  },
  card_placed(scene, { card, column }) {
    const cards = scene.columns[Number(column) - 1] ?? [];
    if (!cards.includes(String(card))) cards.push(String(card)); // one's own choice may be shown already
    scene.turned = null;
  },
  switched(scene) {
    scene.turned = null;
    scene.switches += 1;
  },
  stopped(scene) {
    scene.isTaking = true;
  },
  busted(scene, { seat }) {
    scene.isBust = scene.isTaking = true;
    scene.active = neighbour(scene, seat);
  },
  column_taken(scene, { seat, column }) {
    const cards = scene.columns[Number(column) - 1] ?? [];
    for (const card of cards) {
      if (card === "roll") scene.discards += 1;
      else add(scene.open[seat], card);
    }
    cards.length = 0;
    scene.active = seat;
  },
  card_banked(scene, { seat, card }) {
    add(scene.open[seat], String(card), -1);
    add(scene.banks[seat], String(card));
  },
  rolled(scene, { seat, face }) {
    if (scene.turned) scene.discards += 1; // the card that made somebody bust
    scene.turned = null;
    scene.roll = { face: face as Face, seat };
  },
  cards_lost(scene, { seat, colour }) {
    scene.discards += move(scene.open[seat], undefined, String(colour));
  },
  column_discarded(scene, { column }) {
    const cards = scene.columns[Number(column) - 1] ?? [];
    scene.discards += cards.length;
    cards.length = 0;
  },
  switches_discarded(scene) {
    scene.discards += scene.switches;
    scene.switches = 0;
  },
  colour_banked(scene, { seat, colour }) {
    move(scene.open[seat], scene.banks[seat], String(colour));
  },
};

/** The scene after some events. */
export function stage(view: View, shown: GameEvent[]): Scene {
  const scene = sceneOf(view);
  for (const event of shown) happenings[event.event]?.(scene, event);
  return scene;
}

/** The seats as they sit, clockwise, beginning with one. */
export function around(seats: number, first: number): number[] {
  return Array.from({ length: seats }, (_, i) => (first + i) % seats);
}

/** The seat that takes a column after another. */
function neighbour(scene: Scene, seat: number): number {
  const seats = scene.open.length;
  return (seat + (scene.switches % 2 ? seats - 1 : 1)) % seats;
}

/** Who takes a column after whom: now, or if the player on turn stops. */
export function takers(scene: Scene): number[] {
  const most = scene.isTaking ? scene.columns.filter((cards) => cards.length > 0).length : scene.columns.length;
  const order: number[] = [];
  let seat = scene.isTaking ? scene.active : scene.pusher;
  while (order.length < most && (order.length === 0 || seat !== scene.pusher)) {
    order.push(seat);
    seat = neighbour(scene, seat);
  }
  return order;
}
