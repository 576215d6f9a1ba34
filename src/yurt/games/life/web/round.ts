/** The end of a round as a report, put together from its events. */

import type { GameEvent } from "$lib/wire";
import { noCards, type Counts, type Species } from "./cards";

export interface Report {
  /** The first event of the report: two reports of the same round are told apart by nothing else. */
  first: GameEvent;
  isSuddenDeath: boolean;
  /** Who made the Sudden Death. */
  maker: number;
  sets: Species[];
  /** The hands, of those seats that were in the round. */
  hands: Map<number, Counts>;
  /** Who scores a species: a seat, or -1 for nobody. Species not there have not been counted yet. */
  majorities: Map<Species, number>;
  points: Map<number, number>;
  totals: Map<number, number>;
  lost: Map<number, number>;
  gained: Map<number, number>;
  left: Map<number, number>;
  places: Map<number, number>;
  winner: number;
  /** The round that starts after it; 0 if none has started. */
  next: number;
  /** Whether all of it has been told: the next round has begun, or the match is over. */
  isDone: boolean;
}

const STARTS = new Set(["cards_shown", "set_shown", "sudden_death"]);
const ENDS = new Set(["round_started", "finished"]);

/** The last end of a round that a log tells of, if there is one. */
export function reportOf(log: { event?: GameEvent }[]): Report | null {
  return lastReport(log.flatMap((entry) => entry.event ?? []));
}

/** The last end of a round among the events, if it is there from its beginning: a log forgets its oldest lines. */
export function lastReport(events: GameEvent[]): Report | null {
  const end = events.findLastIndex((event) => STARTS.has(event.event));
  if (end < 0) return null;
  let start = end;
  while (start > 0 && STARTS.has(events[start - 1]!.event)) start -= 1;
  if (start === 0) return null;
  const report = emptyReport(events[start]!);
  for (const event of events.slice(start)) {
    if (report.isDone) break;
    add(report, event);
  }
  return report;
}

function emptyReport(first: GameEvent): Report {
  return {
    first, isSuddenDeath: false, maker: -1, sets: [], hands: new Map(), majorities: new Map(), points: new Map(), totals: new Map(),
    lost: new Map(), gained: new Map(), left: new Map(), places: new Map(), winner: -1, next: 0, isDone: false,
  };
}

function add(report: Report, event: GameEvent): void {
  const { seat } = event;
  const species = event.species as Species;
  const number = event.number as number;
  if (ENDS.has(event.event)) report.isDone = true;
  switch (event.event) {
    case "cards_shown":
      if (!report.hands.has(seat)) report.hands.set(seat, noCards());
      report.hands.get(seat)![species] = number;
      break;
    case "set_shown":
      report.sets.push(species);
      report.maker = seat;
      break;
    case "sudden_death":
      report.isSuddenDeath = true;
      report.maker = seat;
      break;
    case "majority_found":
      report.majorities.set(species, seat);
      report.points.set(seat, (report.points.get(seat) ?? 0) + (event.points as number));
      break;
    case "majority_missed":
      report.majorities.set(species, -1);
      break;
    case "totalled":
      report.totals.set(seat, event.points as number);
      break;
    case "lives_lost":
      report.lost.set(seat, number);
      report.left.set(seat, event.left as number);
      break;
    case "life_gained":
      report.gained.set(seat, 1);
      report.left.set(seat, event.left as number);
      break;
    case "went_out":
      report.places.set(seat, event.place as number);
      break;
    case "round_started":
      report.next = event.round as number;
      break;
    case "finished":
      report.winner = seat;
      break;
  }
}

/** Whose lives Sudden Death changes: all of them from its beginning, so that nothing moves while it is told one by one. */
export function changingSeats(report: Report, lives: number[], isExpert: boolean): number[] {
  const willChange = (seat: number) => (seat === report.maker ? isExpert : lives[seat]! > 0);
  return lives.map((_, seat) => seat).filter((seat) => report.left.has(seat) || (!report.isDone && willChange(seat)));
}
