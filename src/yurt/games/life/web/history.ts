/** What each round of a match has cost, kept by the tab for the final table. */

import { keep, restore } from "$lib/kept";
import type { Report } from "./round";

export interface RoundCost {
  round: number;
  /** Who made Sudden Death; -1 if the round was scored. */
  maker: number;
  /** For each seat that was in: the points, if the round was scored, and how its lives changed. */
  seats: Record<number, { points?: number; change: number }>;
}

interface Match {
  id: string;
  match: number;
  view: { round?: number };
}

const nameOf = ({ id, match }: Match) => `life.${id}.${match}`;

export function roundsOf(match: Match): RoundCost[] {
  return restore(nameOf(match), { rounds: [] as RoundCost[] }).rounds;
}

/** Add the end of a round, unless it is known already. */
export function remember(match: Match, report: Report): void {
  const rounds = roundsOf(match);
  const cost = costOf(report, report.next > 0 ? report.next - 1 : (match.view.round ?? 0));
  if (rounds.some(({ round }) => round === cost.round)) return;
  keep(nameOf(match), { rounds: [...rounds, cost] });
}

export function costOf(report: Report, round: number): RoundCost {
  const seats = new Set([...report.totals.keys(), ...report.lost.keys(), ...report.gained.keys(), ...(report.maker < 0 ? [] : [report.maker])]);
  const cost = (seat: number) => ({ points: report.totals.get(seat), change: (report.gained.get(seat) ?? 0) - (report.lost.get(seat) ?? 0) });
  return { round, maker: report.isSuddenDeath ? report.maker : -1, seats: Object.fromEntries([...seats].map((seat) => [seat, cost(seat)])) };
}
