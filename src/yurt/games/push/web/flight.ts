/** Cards that fly: from a spot on the board, or to one. A spot is an element with a name in data-spot. */

import { motion } from "$lib/motion.svelte";
import { cubicIn, cubicInOut, cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

const NONE: TransitionConfig = { duration: 0 };

/** The way from an element to a spot, as the start of a CSS transform. */
function way(node: Element, spot: string): { x: number; y: number; scale: number } | null {
  const target = node.closest(".push")?.querySelector(`[data-spot="${spot}"]`);
  if (!target) return null;
  const there = target.getBoundingClientRect();
  const here = node.getBoundingClientRect();
  if (here.width === 0) return null;
  return {
    x: there.x + there.width / 2 - (here.x + here.width / 2),
    y: there.y + there.height / 2 - (here.y + here.height / 2),
    scale: Math.max(0.2, there.width / here.width),
  };
}

export interface Flight {
  spot: () => string;
  ms: number;
  delay?: number;
  /** How far it turns on the way, in degrees. */
  turn?: number;
}

/** A card arrives from a spot. */
export function arrive(node: Element, { spot, ms, delay = 0, turn = 0 }: Flight): TransitionConfig {
  const from = way(node, spot());
  if (!from || motion.factor === 0) return NONE;
  return {
    delay: motion.ms(delay),
    duration: motion.ms(ms),
    easing: cubicOut,
    css: (_, u) =>
      `transform: translate(${from.x * u}px, ${from.y * u}px) scale(${1 + (from.scale - 1) * u}) rotate(${turn * u}deg); z-index: 9`,
  };
}

/** A card leaves for a spot. */
export function leave(node: Element, { spot, ms, delay = 0, turn = 0 }: Flight): TransitionConfig {
  const to = way(node, spot());
  if (!to || motion.factor === 0) return NONE;
  return {
    delay: motion.ms(delay),
    duration: motion.ms(ms),
    easing: cubicIn,
    css: (t, u) =>
      `transform: translate(${to.x * u}px, ${to.y * u}px) scale(${1 + (to.scale - 1) * u}) rotate(${turn * u}deg); opacity: ${Math.min(1, t * 3)}; z-index: 9`,
  };
}

/** A card is turned over on its way from the deck. */
export function reveal(node: Element, { spot, ms }: Flight): TransitionConfig {
  const from = way(node, spot());
  if (!from || motion.factor === 0) return NONE;
  return {
    duration: motion.ms(ms),
    easing: cubicInOut,
    css: (t, u) => `transform: translate(${from.x * u}px, ${from.y * u}px) scale(${1 + Math.sin(Math.PI * t) * 0.6}) rotateY(${180 * u}deg)`,
  };
}

/** Cards that are lost fall away, turning. */
export function fall(_node: Element, { ms }: { ms: number }): TransitionConfig {
  if (motion.factor === 0) return NONE;
  return {
    duration: motion.ms(ms),
    easing: cubicIn,
    css: (t, u) => `transform: translateY(${u * 90}px) rotate(${u * 50}deg) scale(${1 + u * 0.3}); opacity: ${t}`,
  };
}
