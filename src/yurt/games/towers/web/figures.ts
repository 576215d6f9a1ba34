import type { Component } from "svelte";
import Carts from "./figures/Carts.svelte";
import Groups from "./figures/Groups.svelte";
import Prices from "./figures/Prices.svelte";
import Pyramid from "./figures/Pyramid.svelte";
import Stones from "./figures/Stones.svelte";

/** The pictures of the rules, by paragraph. */
export const figures: Record<string, Component> = { "1.1": Stones, "1.3": Carts, "4.1": Prices, "7.2": Pyramid, "9.3": Groups };
