/** What the guided first match says, and when. */

import type { TourStep } from "$lib/board";
import type { Table } from "$lib/table.svelte";
import { faceOf, isSpecies } from "./cards";

const isPlaying = (table: Table) => table.isMine && table.view.phase === "play";
const isClaiming = (table: Table) => table.isMine && table.view.phase === "claim";
const hasClaim = (table: Table) => table.view.pile_size > 0;
const hasSpecial = (table: Table) => (table.view.hands[table.seat] as string[]).some((card) => !isSpecies(faceOf(card).motif));
const hasTaken = (table: Table) => (table.view.penalties as number[]).some((cards) => cards > 0);

export const tour: TourStep[] = [
  { id: "goal", when: () => true },
  { id: "claim", when: (table) => isPlaying(table) && hasClaim(table), at: ".bubble" },
  { id: "hand", when: isPlaying, at: ".hold" },
  { id: "dial", when: isClaiming, at: ".dial" },
  { id: "confirm", when: (table) => table.isComplete, at: "[data-confirm]" },
  { id: "challenge", when: (table) => isPlaying(table) && hasClaim(table), at: ".challenge" },
  { id: "trail", when: (table) => isPlaying(table) && table.view.pile_size > 2, at: ".trail" },
  { id: "specials", when: (table) => isPlaying(table) && hasSpecial(table), at: ".hold" },
  { id: "reveal", when: (table) => hasTaken(table) && !hasClaim(table), at: ".reveal" },
  { id: "counts", when: (table) => isPlaying(table) && hasTaken(table) && hasClaim(table), at: ".counts" },
  { id: "end", when: (table) => isPlaying(table) && hasTaken(table) && hasClaim(table), at: ".draw" },
];
