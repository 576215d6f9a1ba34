/** Which pieces fly from where to where when something happens. */

import type { GameEvent, View } from "$lib/wire";

export interface Flight {
  stone?: string;
  food?: string;
  /** Neither stone nor food: a fog block. */
  from: string;
  to: string;
  count: number;
}

/** The flights of an event; places on the board are named as in their data-at. */
export function flightsOf(view: View, me: number, event: GameEvent): Flight[] {
  const { seat } = event;
  const stone = event.stone as string;
  const food = event.food as string;
  const number = event.number as number;
  const cart = `cart-${view.ring?.[seat]}`;
  const yurt = `yurt-${seat}`;
  switch (event.event) {
    case "bought":
      return [{ stone, from: cart, to: "tray", count: 1 }];
    case "paid":
      return [{ food, from: yurt, to: cart, count: 1 }];
    case "spilled":
      return [{ food, from: cart, to: "market", count: 1 }];
    case "placed":
      return [{ stone, from: "tray", to: seat === me ? `place-${event.place}` : `tower-${seat}`, count: 1 }];
    case "restocked":
      return [{ food, from: cart, to: yurt, count: number }];
    case "collected":
      return [{ food, from: "market", to: yurt, count: 1 }];
    case "stone_drawn":
      return [{ stone, from: "bag", to: "tray", count: 1 }];
    case "loaded":
      return [{ stone, from: "tray", to: `cart-${event.cart}`, count: 1 }];
    case "put_back":
      return [{ stone, from: "tray", to: "bag", count: 1 }];
    case "fog_placed":
      return [{ from: "bag", to: "track", count: 1 }];
    case "marker_removed":
      return [{ from: "track", to: "bag", count: number }];
    default:
      return [];
  }
}

const VALUES = ["event", "seat", "stone", "place", "cart", "action", "food"];

/** Whether an event is what one has already seen while choosing it. */
export function isSame(a: GameEvent, b: GameEvent | undefined): boolean {
  return b !== undefined && VALUES.every((name) => a[name] === b[name]);
}
