/** The pictures of the rules, by paragraph. */

import type { Component } from "svelte";
import Animals from "./figures/Animals.svelte";
import Majority from "./figures/Majority.svelte";
import Rows from "./figures/Rows.svelte";
import Sets from "./figures/Sets.svelte";
import SwapFigure from "./figures/SwapFigure.svelte";

export const figures: Record<string, Component> = { "1.1": Animals, "2.1": Rows, "3.1": SwapFigure, "5.1": Sets, "6.1": Majority };
