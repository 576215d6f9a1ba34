/** Questions to the server over HTTP. */

import type { GameShown, GameWithMoves, RecordShown, Rulebook, SeatGiven, TableListed, TableTold } from "./wire";

export class Problem extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly status: number,
  ) {
    super(sentence);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const request = body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(path, request).catch(() => {
    throw new Problem("offline", "", 0);
  });
  const told = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Problem(told.code ?? "internal", told.sentence ?? answer.statusText, answer.status);
  return told as T;
}

export interface Wish {
  game: string;
  seats: number;
  name: string;
  options?: Record<string, string | number | boolean>;
  bots?: { seat: number; level: string }[];
  clock?: number;
  undo?: "none" | "free" | "ask";
  public?: boolean;
}

export const listGames = (language: string) => ask<GameShown[]>(`/api/games?words=${language}`);
export const showGame = (game: string, language: string) => ask<GameWithMoves>(`/api/games/${game}?words=${language}`);
export const showRules = (game: string, language: string) => ask<Rulebook>(`/api/games/${game}/rules?words=${language}`);
export const listTables = (status: string, page: number) => ask<TableListed[]>(`/api/tables?status=${status}&page=${page}`);
export const showTable = (table: string) => ask<TableTold>(`/api/tables/${table}`);
export const makeTable = (wish: Wish) => ask<SeatGiven>("/api/tables", wish);
export const takeSeat = (table: string, name: string, seat: number, id: string) => ask<SeatGiven>(`/api/tables/${table}/seats`, { name, seat, id });
export const showRecord = (record: string, seat: number, moves: number, language: string) =>
  ask<RecordShown>(`/api/records/${record}?seat=${seat}&moves=${moves}&words=${language}`);
