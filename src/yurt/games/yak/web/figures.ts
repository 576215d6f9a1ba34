/** Pictures for the rules, by the number of their paragraph. */

import type { Component } from "svelte";
import type { Species } from "./cards";
import Chain from "./figures/Chain.svelte";
import Counted from "./figures/Counted.svelte";
import Deck from "./figures/Deck.svelte";
import Order from "./figures/Order.svelte";

/** The picture of a pile that is counted. */
function counted(species: Species, pile: string): Component {
  const props = { species, cards: pile.split(" ") };
  return (internals) => Counted(internals, props);
}

export const figures: Record<string, Component> = {
  "1.1": Deck,
  "1.2": Order,
  "3.5": Chain,
  "4.1": counted("vulture", "yak2 vulture2 vulture3 joker2 ! 1 stop"),
  "4.2": counted("vulture", "yak2 vulture2 vulture3"),
  "4.3": counted("vulture", "yak2 vulture2 vulture3 joker2"),
  "4.4": counted("vulture", "yak2 vulture2 vulture3 joker2 !"),
  "4.5": counted("vulture", "yak2 vulture2 vulture3 joker2 ! 1"),
};
