import type { TourStep } from "$lib/board";

/** The first match, explained where it happens. */
export const tour: TourStep[] = [
  { id: "welcome", when: (table) => table.view.phase === "sunrise" && table.isMine, at: '[data-at^="tower-"][role="group"]' },
  { id: "cart", when: (table) => table.view.phase === "sunrise" && table.isMine, at: ".cart.mine" },
  { id: "cards", when: (table) => table.view.phase === "sunrise" && table.isMine, at: '[data-at="tray"]' },
  { id: "buy", when: (table) => table.view.phase === "buy" && table.isMine, at: ".cart.mine" },
  { id: "pay", when: (table) => table.view.phase === "buy" && table.isMine && table.view.owed > 0, at: '[data-at="tray"]' },
  { id: "place", when: (table) => table.view.phase === "place" && table.isMine, at: '[data-at^="tower-"][role="group"]' },
  { id: "restock", when: (table) => table.view.phase === "restock" && table.isMine, at: ".cart.mine" },
  { id: "market", when: (table) => table.view.phase === "collect" && table.isMine, at: '[data-at="market"]' },
  { id: "keep", when: (table) => table.view.phase === "keep" && table.isMine, at: '[data-at="tray"]' },
  { id: "load", when: (table) => table.view.phase === "load" && table.isMine },
  { id: "fog", when: (table) => table.view.track > 0 && table.isMine, at: '[data-at="track"]' },
  { id: "moved", when: (table) => table.view.phase === "sunrise" && table.isMine && table.view.turn > table.seats + 1, at: ".cart.mine" },
  { id: "score", when: (table) => table.isMine && Object.values(table.view.towers[table.seat] ?? {}).filter(Boolean).length > 3, at: "button.points" },
  { id: "stupa", when: (table) => table.isMine && table.view.is_last_day },
];
