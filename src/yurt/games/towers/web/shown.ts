/** What the table looks like while events are shown: the view, changed by them one after another. */

import type { GameEvent, View } from "$lib/wire";

type Change = (view: View, event: View, seat: number) => void;

const FIRST_PHASE: Record<string, string> = { build: "buy", restock: "restock", market: "collect" };

function add(counts: Record<string, number>, name: string, number: number): void {
  counts[name] = (counts[name] ?? 0) + number;
}

const cartOf = (view: View, seat: number): string => view.ring[seat];

/** The cart at each place after all have moved one place on. */
export function moveRing(ring: (string | null)[], direction: string): (string | null)[] {
  const carts = ring.filter((cart) => cart !== null);
  const moved = direction === "clockwise" ? [carts.at(-1)!, ...carts.slice(0, -1)] : [...carts.slice(1), carts[0]!];
  return [...moved, ...ring.slice(carts.length)];
}

const changes: Record<string, Change> = {
  chosen: (view, { action }, seat) => (view.choices[seat] = action),
  revealed: (view, { action }, seat) => {
    view.choices[seat] = action;
    view.active = seat;
    view.phase = FIRST_PHASE[action];
    view.collected = 0;
  },
  bought: (view, { stone, price }, seat) => {
    add(view.cart_stones[cartOf(view, seat)], stone, -1);
    add(view.bought, stone, 1);
    view.owed = price;
  },
  paid: (view, { food }, seat) => {
    view.phase = "pay";
    add(view.yurts[seat], food, -1);
    add(view.cart_food[cartOf(view, seat)], food, 1);
    view.owed -= 1;
  },
  spilled: (view, { food }, seat) => {
    add(view.cart_food[cartOf(view, seat)], food, -1);
    add(view.market, food, 1);
  },
  placed: (view, { stone, place }, seat) => {
    view.phase = "place";
    add(view.bought, stone, -1);
    view.towers[seat][place] = stone;
  },
  stupa_taken: (view, _, seat) => (view.stupa[seat] = 1),
  restocked: (view, { food, number }, seat) => {
    add(view.yurts[seat], food, number);
    add(view.cart_food[cartOf(view, seat)], food, -number);
  },
  collected: (view, { food }, seat) => {
    add(view.market, food, -1);
    add(view.yurts[seat], food, 1);
    view.collected += 1;
  },
  stone_drawn: (view, { stone }) => {
    add(view.bag, stone, -1);
    add(view.drawn, stone, 1);
  },
  fog_drawn: (view, { number }) => {
    view.bag_fog -= number;
    view.set_aside += number;
  },
  turned: (view, { direction }) => (view.direction = direction),
  bag_gone: (view) => {
    for (const stone of Object.keys(view.bag)) view.bag[stone] = 0;
    view.bag_fog = 0;
    view.bag_gone = true;
  },
  loaded: (view, { stone, cart }) => {
    add(view.cart_stones[cart], stone, 1);
    if (view.kept === null) add(view.drawn, stone, -1);
    view.kept = null;
  },
  kept: (view, { stone }) => {
    add(view.drawn, stone, -1);
    view.kept = stone;
    view.phase = "load";
  },
  put_back: (view, { stone }) => {
    add(view.drawn, stone, -1);
    add(view.bag, stone, 1);
  },
  put_out: (view, { stone }) => add(view.drawn, stone, -1),
  fog_placed: (view, { number }) => {
    view.track = number;
    view.set_aside -= 1;
  },
  marker_removed: (view, { number }) => {
    view.bag_fog += number;
    view.track = view.set_aside = 0;
    view.track_spaces = 4;
  },
  fog_returned: (view, { number }) => {
    view.bag_fog += number;
    view.set_aside -= number;
  },
  carts_moved: (view, { direction }, seat) => {
    view.ring = moveRing(view.ring, direction);
    view.baby_yak = seat;
    view.choices = view.choices.map(() => null);
    view.phase = "sunset";
  },
  day_begun: (view) => (view.phase = "sunrise"),
  last_day_begun: (view) => {
    view.phase = "sunrise";
    view.is_last_day = true;
  },
  finished: (view) => (view.phase = "over"),
};

/** The view after some events; the view itself stays as it is. */
export function afterEvents(view: View, events: GameEvent[]): View {
  if (events.length === 0 || !view.towers) return view;
  const after = structuredClone(view);
  for (const event of events) changes[event.event]?.(after, event, event.seat);
  return after;
}

/** What a step of one's own will be seen to do, as events, so that it can be shown before it is sent. */
export function eventsOfStep(view: View, seat: number, step: string): GameEvent[] {
  const [verb, first = "", second = ""] = step.split(" ");
  const event = (name: string, values: Record<string, unknown>): GameEvent[] => [{ event: name, seat, ...values }];
  if (verb === "choose") return event("chosen", { action: first });
  if (verb === "buy") return event("bought", { stone: first, price: view.owed });
  if (verb === "pay") return event("paid", { food: first });
  if (verb === "spill") return event("spilled", { food: first });
  if (verb === "place") return event("placed", { stone: first, place: second });
  if (verb === "collect") return event("collected", { food: first });
  if (verb === "keep") return event("kept", { stone: first });
  if (verb === "load" && view.kept) return event("loaded", { stone: view.kept, cart: first });
  return [];
}
