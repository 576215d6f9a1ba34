/** What lies on the table right now: the view, and on top of it the events shown since. */

import type { GameEvent, View } from "$lib/wire";
import { CARDS } from "./cards";

export interface Claim {
  number: number;
  species: string;
}

/** A card of the pile: what it is ("?" if I cannot know), who laid it, and what was said with it. */
export interface Laid {
  card: string;
  seat: number;
  claim: Claim | null;
}

/** A pile that is being shown after a challenge, or has been. */
export interface Reveal {
  claim: Claim;
  claimant: number;
  challenger: number;
  cards: Laid[];
  /** How many cards have been turned over. */
  turned: number;
  counted: number | null;
  taker: number | null;
}

export interface Scene {
  hand: string[];
  handSizes: number[];
  drawSize: number;
  pile: Laid[];
  penalties: number[];
  isClaiming: boolean;
  reveal: Reveal | null;
}

/** A claim as views write it, such as "4 vulture". */
export function parseClaim(text: string | null): Claim | null {
  const [number, species] = text?.split(" ") ?? [];
  return number && species ? { number: Number(number), species } : null;
}

function sceneOf(view: View, seat: number): Scene {
  const pile: string[] = view.pile ?? [];
  return {
    hand: seat >= 0 ? [...(view.hands?.[seat] ?? [])] : [],
    handSizes: [...(view.hand_sizes ?? [])],
    drawSize: view.draw_size ?? 0,
    pile: pile.map((card, i) => ({ card, seat: view.layers[i], claim: parseClaim(view.claims[i]) })),
    penalties: [...(view.penalties ?? [])],
    isClaiming: view.phase === "claim",
    reveal: null,
  };
}

const number = (value: unknown): number => Number(value);
const text = (value: unknown): string => String(value);

function revealOf(event: GameEvent, pile: Laid[]): Reveal {
  return {
    claim: { number: number(event.number), species: text(event.species) },
    claimant: number(event.claimant),
    challenger: event.seat,
    cards: pile.map((laid) => ({ ...laid })),
    turned: 0,
    counted: null,
    taker: null,
  };
}

/** Go on with a reveal by one event. */
function turnOver(reveal: Reveal, event: GameEvent): void {
  if (event.event === "card_shown") {
    const laid = reveal.cards[reveal.turned];
    reveal.cards[reveal.turned] = { claim: laid?.claim ?? null, card: text(event.card), seat: event.seat };
    reveal.turned += 1;
  } else if (event.event === "counted") {
    reveal.counted = number(event.number);
  } else if (event.event === "pile_taken") {
    reveal.taker = event.seat;
  }
}

function happen(scene: Scene, event: GameEvent, seat: number): void {
  switch (event.event) {
    case "card_played":
      if (scene.isClaiming) return; // my own card was seen on its way already
      if (event.seat === seat) scene.hand.splice(scene.hand.indexOf(text(event.card)), 1);
      scene.handSizes[event.seat]! -= 1;
      scene.pile.push({ card: text(event.card), seat: event.seat, claim: null });
      scene.isClaiming = true;
      break;
    case "claimed":
      scene.pile.at(-1)!.claim = { number: number(event.number), species: text(event.species) };
      scene.isClaiming = false;
      break;
    case "card_drawn":
      scene.drawSize -= 1;
      scene.handSizes[event.seat]! += 1;
      if (event.seat === seat) scene.hand = [...scene.hand, text(event.card)].sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
      break;
    case "challenged":
      scene.reveal = revealOf(event, scene.pile);
      break;
    case "pile_taken":
      scene.penalties[event.seat]! += number(event.cards);
      scene.pile = [];
  }
  if (scene.reveal) turnOver(scene.reveal, event);
}

/** The table after the events that have been shown on top of a view. */
export function compose(view: View, shown: GameEvent[], seat: number): Scene {
  const scene = sceneOf(view, seat);
  for (const event of shown) happen(scene, event, seat);
  return scene;
}

/** The last pile that was turned over, as the log remembers it, if the view has its cards among those taken. */
export function lastReveal(log: { event?: GameEvent }[], taken: Record<string, number> = {}): Reveal | null {
  const events = log.flatMap((entry) => entry.event ?? []);
  const start = events.findLastIndex((event) => event.event === "challenged");
  if (start < 0) return null;
  const reveal = revealOf(events[start]!, []);
  for (const event of events.slice(start + 1)) {
    if (reveal.taker === null) turnOver(reveal, event);
  }
  return reveal.taker === null || !areTaken(reveal.cards, taken) ? null : reveal;
}

/** A log can be ahead of the view: in a replay that goes backwards. */
function areTaken(cards: Laid[], taken: Record<string, number>): boolean {
  const left = { ...taken };
  return cards.every(({ card }) => {
    left[card] = (left[card] ?? 0) - 1;
    return left[card]! >= 0;
  });
}

/** The claim that stands: the last that was said. */
export const standing = (pile: Laid[]): Laid | undefined => pile.findLast((laid) => laid.claim !== null);
