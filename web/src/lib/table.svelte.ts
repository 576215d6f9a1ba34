/** A table as the page shows it: what the server told, what is being shown, and the turn in the making. */

import { showGame } from "./api";
import { DEFAULT_PAUSE, type Board } from "./board";
import { Link, type LinkState } from "./link.svelte";
import { expandMoves } from "./moves";
import { prefs } from "./prefs.svelte";
import { play } from "./sound";
import { Stage } from "./stage.svelte";
import { eventsSeen, lastLevel, stepsKept, turnText, type Level, type Step } from "./turn";
import type { Answer, GameEvent, Hint, Line, Outcome, Person, Refused, Situation, TableTold, Tried, Update, View } from "./wire";
import { words } from "./words.svelte";

export interface Entry {
  id: number;
  words: string;
  seat: number;
  event?: GameEvent;
}

const LOG_LENGTH = 200;
/** So many entries are told again in another language; the server keeps the last hundred. */
const RETOLD = 90;
const NOTHING: Level = { view: {}, moves: [], prompt: "", points: [] };

export class Table {
  id = "";
  game = "";
  options: Record<string, string | number | boolean> = {};
  seats = 0;
  clock = 0;
  undoPolicy: "none" | "free" | "ask" = "none";
  isPublic = false;

  /** Whether the server has told of the table yet. */
  ready = $state(false);
  version = $state(0);
  seat = $state(-1);
  status = $state<Situation["status"]>("waiting");
  people = $state.raw<Person[]>([]);
  host = $state(-1);
  asked = $state(-1);
  match = $state(0);
  toAct = $state.raw<number[]>([]);
  /** For each seat that is timed, when its time is up (performance.now). */
  deadlines = $state.raw<Record<number, number>>({});
  commitment = $state("");
  outcome = $state.raw<Outcome | null>(null);
  secret = $state("");
  record = $state("");
  chat = $state.raw<Line[]>([]);
  log = $state.raw<Entry[]>([]);
  refusal = $state.raw<Refused | null>(null);
  hint = $state.raw<Hint | null>(null);
  isAsking = $state(false);

  #level = $state.raw<Level>(NOTHING);
  #steps = $state.raw<Step[]>([]);
  #isSending = $state(false);
  /** Whether the server still has to answer something. */
  isBusy = $state(false);
  /** Events of the turn just sent that could be seen while it was chosen. */
  #seen = 0;
  #heard = 0;
  /** Whether what is told next is not to be shown event by event. */
  #isNew = true;
  #allMoves: string[] = [];
  #moveWords = $state.raw<Map<string, string>>(new Map());
  #stage: Stage;
  #link: Link | undefined;
  #inbox: Promise<void> = Promise.resolve();

  constructor(
    id: string,
    readonly board: Board,
  ) {
    this.id = id;
    this.#stage = new Stage(
      (event) => board.pauses[event.event] ?? DEFAULT_PAUSE,
      (event) => {
        this.note({ words: event.words ?? "", seat: event.seat, event });
        play(board.sounds[event.event]);
      },
    );
  }

  // What to draw

  get view(): View {
    return lastLevel(this.#level, this.#steps).view;
  }

  get prompt(): string {
    return lastLevel(this.#level, this.#steps).prompt;
  }

  /** The points as they are now, for each seat. */
  get points(): number[] {
    return lastLevel(this.#level, this.#steps).points;
  }

  get event(): GameEvent | null {
    return this.#stage.event;
  }

  get shown(): GameEvent[] {
    return this.#stage.shown;
  }

  get isShowing(): boolean {
    return this.#stage.busy;
  }

  get linkState(): LinkState {
    return this.#link?.state ?? "open";
  }

  /** Whether I may choose something now. */
  get isMine(): boolean {
    return this.status === "playing" && this.toAct.includes(this.seat) && !this.#stage.busy && !this.#isSending && !this.isAway;
  }

  get isAway(): boolean {
    return this.people[this.seat]?.away ?? false;
  }

  get isHost(): boolean {
    return this.seat >= 0 && this.seat === this.host;
  }

  get moves(): string[] {
    return this.isMine && !this.isComplete ? lastLevel(this.#level, this.#steps).moves : [];
  }

  get steps(): string[] {
    return this.#steps.map((step) => step.text);
  }

  get isComplete(): boolean {
    return this.#steps.at(-1)?.level === null;
  }

  can(move: string): boolean {
    return this.moves.includes(move);
  }

  /** A move in words. */
  say(move: string): string {
    return this.#moveWords.get(move) ?? move;
  }

  /** The name of a seat. */
  name(seat: number): string {
    return this.people[seat]?.name || words.t("seat-free");
  }

  // Choosing

  /** Choose a step; if it is not allowed, the server says why. */
  async choose(move: string): Promise<void> {
    if (this.isBusy || this.#stage.busy || !this.#link) return;
    const kept = stepsKept(this.#level, this.#steps, move);
    const before = kept < 0 ? this.#steps.filter((step) => step.level !== null) : this.#steps.slice(0, kept);
    const answer = await this.#ask({ type: "try", text: turnText(before, move), ...this.#since });
    if (answer.type !== "tried") return;
    this.hint = null;
    this.#steps = [...before, { text: move, level: this.#tried(answer), events: answer.events?.length ?? 0 }];
    if (this.isComplete && !prefs.confirm) await this.confirm();
  }

  /** Choose and send at once: for what is a decision in itself. */
  async play(move: string): Promise<void> {
    if (this.isBusy || this.#stage.busy || !this.#link) return;
    const before = this.#steps.filter((step) => step.level !== null);
    await this.#sendTurn(before, turnText(before, move));
  }

  async confirm(): Promise<void> {
    if (this.isComplete && this.isMine) await this.#sendTurn(this.#steps, turnText(this.#steps));
  }

  /** Take back the last step that was chosen. */
  back(): void {
    this.#steps = this.#steps.slice(0, -1);
  }

  clear(): void {
    this.#steps = [];
  }

  /** Ask for the suggestion of a bot, and the chances. */
  async askHint(): Promise<void> {
    if (!this.#link || this.isComplete) return;
    this.hint = null;
    this.isAsking = true;
    const steps = this.#steps.filter((step) => step.level !== null);
    const answer = await this.#link!.send({ type: "hint", text: turnText(steps) }, { again: false });
    this.isAsking = false;
    if (answer.type === "hint") this.hint = answer;
    else if (answer.type === "refused") this.refusal = answer;
  }

  // Commands

  /** Send a command; a refusal is shown. */
  async command(command: { type: string; [field: string]: unknown }): Promise<boolean> {
    return (await this.#ask(command)).type === "done";
  }

  skip(): void {
    this.#stage.skip();
  }

  note(entry: Omit<Entry, "id">): void {
    const id = (this.log.at(-1)?.id ?? 0) + 1;
    if (entry.words) this.log = [...this.log, { ...entry, id }].slice(-LOG_LENGTH);
  }

  // The connection

  /** Sit down at the table as it is told over the wire. */
  async connect(muted: number[] = []): Promise<void> {
    const kept = restore(this.id);
    this.#heard = kept.version;
    this.log = kept.log;
    const hello = () => ({ since: this.#heard, words: words.language, muted });
    this.#link = new Link(this.id, hello, (answer) => this.#hear(answer));
  }

  /** Speak another language: all sentences come anew. */
  renew(): void {
    this.#allMoves = [];
    this.#isNew = true;
    this.#heard = Math.max(1, this.#heard - RETOLD);
    this.log = [];
    this.#link?.renew();
  }

  close(): void {
    this.#link?.close();
  }

  /** Show a situation that did not come over the wire: a replay. */
  show(situation: Situation, events: GameEvent[] = []): void {
    this.ready = true;
    if (events.length === 0) this.#settle(situation);
    else this.#stage.add({ events, settle: () => this.#settle(situation) });
  }

  /** A move is about the table as it is shown; only where all choose at once the others' choices change nothing. */
  get #since(): { version?: number } {
    return this.toAct.length > 1 ? {} : { version: this.version };
  }

  async #ask(command: { type: string; [field: string]: unknown }): Promise<Answer> {
    this.isBusy = true;
    const answer = await this.#link!.send(command);
    this.isBusy = false;
    this.refusal = answer.type === "refused" ? answer : null;
    return answer;
  }

  async #sendTurn(steps: Step[], text: string): Promise<void> {
    this.#isSending = true;
    this.#seen = eventsSeen(steps);
    this.#level = { ...lastLevel(this.#level, steps), prompt: "" };
    this.#steps = [];
    const answer = await this.#ask({ type: "move", text, ...this.#since });
    this.#isSending = false;
    if (answer.type === "refused") this.#seen = 0;
    if (answer.type === "refused" && steps.length > 0) this.renew(); // the view was already ahead
  }

  /** One message after another, also while the words of the moves are being fetched. */
  #hear(answer: Answer): void {
    this.#inbox = this.#inbox.then(() => this.#read(answer));
  }

  async #read(answer: Answer): Promise<void> {
    if (answer.type === "table") await this.#greet(answer);
    else if (answer.type === "update") this.#take(answer);
    else if (answer.type === "chat") this.chat = [...this.chat, answer.line];
  }

  async #greet(told: TableTold): Promise<void> {
    Object.assign(this, { game: told.game, options: told.options ?? {}, seats: told.seats, clock: told.clock ?? 0 });
    Object.assign(this, { undoPolicy: told.undo, isPublic: told.public ?? false });
    this.chat = told.chat ?? [];
    if (this.#allMoves.length === 0) await this.#learnMoves();
    const missed = (told.missed ?? []).flatMap((happened) => happened.events);
    this.#heard = told.version;
    this.#timeClocks(told);
    this.#seen = 0;
    if (this.#isNew) {
      for (const event of missed) this.note({ words: event.words ?? "", seat: event.seat, event });
      this.#settle(told);
    } else {
      this.#stage.add({ events: missed, settle: () => this.#settle(told) });
    }
    this.ready = true;
    this.#isNew = false;
  }

  async #learnMoves(): Promise<void> {
    const game = await showGame(this.game, words.language);
    this.#allMoves = game.moves;
    this.#moveWords = new Map(game.moves.map((move, i) => [move, game.move_words[i] ?? move]));
  }

  #take(update: Update): void {
    this.#heard = update.version;
    this.#timeClocks(update);
    const events = update.events ?? [];
    const news = update.by === this.seat ? events.slice(this.#seen) : events;
    if (update.by === this.seat && events.length > 0) {
      for (const event of events.slice(0, this.#seen)) this.note({ words: event.words ?? "", seat: event.seat, event });
      this.#seen = 0;
    }
    if (!events.length && update.by >= 0 && update.kind !== "moved") this.#noteKind(update);
    this.#stage.add({ events: news, settle: () => this.#settle(update) });
  }

  #noteKind(update: Update): void {
    const said = words.t(`happened-${update.kind}`, { name: update.people[update.by]?.name || this.name(update.by) });
    this.note({ words: said, seat: update.by });
  }

  #timeClocks(situation: Situation): void {
    const now = performance.now();
    this.deadlines = Object.fromEntries((situation.clocks ?? []).map((clock) => [clock.seat, now + clock.left]));
  }

  #settle(situation: Situation): void {
    const wasMine = this.isMine;
    const changed = situation.view !== undefined && JSON.stringify(situation.view) !== JSON.stringify(this.#level.view);
    this.version = situation.version;
    this.seat = situation.seat;
    this.status = situation.status;
    this.people = situation.people;
    this.host = situation.host;
    this.asked = situation.asked ?? -1;
    this.match = situation.match ?? 0;
    this.toAct = situation.to_act ?? [];
    this.commitment = situation.commitment ?? "";
    this.outcome = situation.outcome ?? null;
    this.secret = situation.secret ?? "";
    this.record = situation.record ?? "";
    this.#level = this.#levelOf(situation);
    if (changed) {
      this.#steps = [];
      this.hint = null;
    }
    if (!wasMine && this.toAct.includes(this.seat) && this.status === "playing") play("turn");
    if (this.#link) keep(this.id, { version: this.#heard, log: this.log });
  }

  #tried(answer: Tried): Level | null {
    return answer.complete ? null : this.#levelOf(answer);
  }

  #levelOf(told: Tried | Situation): Level {
    const moves = told.moves ?? [];
    return {
      view: told.view ?? {},
      moves: expandMoves(moves, this.#allMoves),
      prompt: told.prompt ?? "",
      points: told.points ?? [],
    };
  }
}

interface Kept {
  version: number;
  log: Entry[];
}

const keyOf = (table: string) => `yurt.table.${table}`;

/** What this tab has seen of a table, so that a refresh comes back to the same place. */
function restore(table: string): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(table)) ?? "") as Kept;
  } catch {
    return { version: 0, log: [] }; // nothing is kept yet
  }
}

function keep(table: string, kept: Kept): void {
  try {
    sessionStorage.setItem(keyOf(table), JSON.stringify(kept));
  } catch {
    sessionStorage.clear(); // full: the log of other tables is not needed any more
  }
}
