/** The messages of docs/protocol.md, as far as the page uses them. */

export type View = Record<string, any>;

export interface GameEvent {
  event: string;
  seat: number;
  words?: string;
  [value: string]: unknown;
}

export interface Person {
  name: string;
  person: boolean;
  bot: string;
  away: boolean;
  here: boolean;
}

export interface Clock {
  seat: number;
  left: number;
}

export interface Outcome {
  places: number[];
  points: number[];
  winners: number[];
}

export interface Line {
  seat: number;
  at: number;
  text: string;
  emote: string;
}

/** A legal move, or a run of neighbours: first, last, count. */
export type MoveTold = string | [string, string, number];

export interface Situation {
  version: number;
  seat: number;
  status: "waiting" | "playing" | "finished";
  people: Person[];
  host: number;
  asked?: number;
  match?: number;
  to_act?: number[];
  view?: View;
  moves?: MoveTold[];
  move_words?: string[];
  prompt?: string;
  points?: number[];
  clocks?: Clock[];
  commitment?: string;
  outcome?: Outcome;
  secret?: string;
  record?: string;
}

export interface Happened {
  version: number;
  kind: string;
  by: number;
  events: GameEvent[];
}

export interface TableTold extends Situation {
  type: "table";
  table: string;
  game: string;
  rules_version: number;
  options?: Record<string, string | number | boolean>;
  seats: number;
  clock?: number;
  undo: "none" | "free" | "ask";
  public?: boolean;
  missed?: Happened[] | null;
  chat?: Line[];
  resync?: boolean;
}

export interface Update extends Situation {
  type: "update";
  kind: string;
  by: number;
  events?: GameEvent[];
}

export interface Tried {
  type: "tried";
  id: string;
  version: number;
  complete?: boolean;
  view?: View;
  moves?: MoveTold[];
  move_words?: string[];
  prompt?: string;
  points?: number[];
  events?: GameEvent[];
}

export interface Chance {
  name: string;
  value: number;
  words: string;
}

export interface Hint {
  type: "hint";
  id: string;
  version: number;
  move: string;
  words: string;
  reason?: string;
  chances?: Chance[];
}

export interface Refused {
  type: "refused";
  id?: string;
  code: string;
  sentence: string;
  rule?: string;
}

export type Answer =
  | TableTold
  | Update
  | Tried
  | Hint
  | Refused
  | { type: "chat"; version: number; line: Line }
  | { type: "done"; id: string; version: number }
  | { type: "pong"; id?: string }
  | { type: "bye"; sentence: string };

export interface OptionShown {
  name: string;
  label: string;
  choices: (string | number | boolean)[];
  choice_words: string[];
  default: string | number | boolean;
}

export interface GameShown {
  name: string;
  title: string;
  summary?: string;
  min_seats: number;
  max_seats: number;
  minutes: number;
  rules_version: number;
  options: OptionShown[];
  bots: string[];
  languages: string[];
}

export interface GameWithMoves extends GameShown {
  moves: string[];
  move_words: string[];
}

export interface TableListed {
  id: string;
  game: string;
  status: string;
  seats: number;
  free: number;
  names: string[];
  updated: number;
}

export interface SeatGiven {
  table: string;
  seat: number;
  token: string;
}

export interface RecordShown {
  record: string;
  game: string;
  rules_version: number;
  options: Record<string, string | number | boolean>;
  names: string[];
  moves: number;
  of: number;
  commitment: string;
  to_act: number[];
  view: View;
  events: GameEvent[];
  prompt?: string;
  points?: number[];
  outcome?: Outcome;
}

export interface Paragraph {
  number: string;
  text: string;
}

export interface Chapter {
  number: string;
  title: string;
  paragraphs: Paragraph[];
}

export interface Rulebook {
  language: string;
  title: string;
  intro: string;
  chapters: Chapter[];
}
