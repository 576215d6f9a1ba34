/** A table as the page shows it: what the server told, what is being shown, and the turn in the making. */

import { pauseOf, type Board } from "./board";
import { keep, NOTHING_KEPT, restore, stepsAt, stepsFor, type Kept } from "./kept";
import { Link, type LinkState } from "./link.svelte";
import { prefs } from "./prefs.svelte";
import { play } from "./sound";
import { Stage } from "./stage.svelte";
import { tell, type Entry } from "./story";
import { eventsSeen, lastLevel, stepsKept, stepsOf, turnText, type Level, type Step, type StepChosen } from "./turn";
import type { Answer, GameEvent, Hint, Line, Outcome, Person, Refused, Situation, TableTold, Tried, Update, View } from "./wire";
import { Vocabulary } from "./vocabulary.svelte";
import { words } from "./words.svelte";

/** So many entries are told again in another language; the server keeps the last hundred. */
const RETOLD = 90;
const NOTHING: Level = { view: {}, moves: [], prompt: "", points: [] };

export class Table {
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
  /** The seats whose chat is not wanted. */
  muted = $state.raw<number[]>([]);
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
  #kept: Kept | undefined;
  /** Whether what is told next is not to be shown event by event. */
  #isNew = true;
  #vocabulary = new Vocabulary();
  #stage: Stage;
  #link: Link | undefined;
  #inbox: Promise<void> = Promise.resolve();

  constructor(
    readonly id: string,
    readonly board: Board,
  ) {
    this.#stage = new Stage(
      (event) => pauseOf(board, event, event.seat === this.seat && !this.isAway),
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
    return this.#link !== undefined && this.status === "playing" && this.toAct.includes(this.seat) && !this.#stage.busy && !this.#isSending && !this.isAway;
  }

  get isAway(): boolean {
    return this.people[this.seat]?.away ?? false;
  }

  get isHost(): boolean {
    return this.seat >= 0 && this.seat === this.host;
  }

  get moves(): string[] {
    return this.isComplete ? [] : this.choices;
  }

  /** What can be chosen now; of a complete turn, what its last step was chosen from. */
  get choices(): string[] {
    return this.isMine ? lastLevel(this.#level, this.#steps).moves : [];
  }

  get steps(): string[] {
    return this.#steps.flatMap((step) => stepsOf(step.text));
  }

  /** How many of the steps, the last ones, were filled in for me. */
  get suggested(): number {
    const last = this.#steps.at(-1);
    return last?.isSuggested ? stepsOf(last.text).length : 0;
  }

  get isComplete(): boolean {
    return this.#steps.at(-1)?.level === null;
  }

  can(move: string): boolean {
    return this.moves.includes(move);
  }

  /** A move in words. */
  say(move: string): string {
    return this.#vocabulary.say(move);
  }

  name(seat: number): string {
    return this.people[seat]?.name || words.t("seat-free");
  }

  // Choosing

  /** Choose a step; if it is not allowed, the server says why. Whether it stands. */
  async choose(move: string, isSuggested = false): Promise<boolean> {
    if (!this.#mayChoose()) return false;
    const kept = stepsKept(this.#level, this.#steps, move);
    const before = kept < 0 ? this.#steps.filter((step) => step.level !== null) : this.#steps.slice(0, kept);
    const answer = await this.#ask({ type: "try", text: turnText(before, move), ...this.#since });
    if (answer.type !== "tried") return false;
    this.#keep([...before, this.#tried(answer, { text: move, isSuggested })]);
    if (this.isComplete && !prefs.confirm) await this.confirm();
    return true;
  }

  /** Fill in the rest of the turn, if it has to be confirmed: any other choice takes its place. */
  async suggest(rest: string): Promise<void> {
    if (prefs.confirm && rest && !(await this.choose(rest, true))) this.refusal = null;
  }

  /** Say why not where no move is behind what was tapped: the sentence of a rule, or one that fits better. */
  explain(rule: string, sentence = words.of(this.game)(`refusal-${rule.replace(".", "-")}`)): void {
    this.refusal = { type: "refused", code: "rule", sentence, rule };
  }

  /** Choose and send at once: for what is a decision in itself. */
  async play(move: string): Promise<void> {
    if (!this.#mayChoose()) return;
    const before = this.#steps.filter((step) => step.level !== null);
    await this.#sendTurn(before, turnText(before, move));
  }

  async confirm(): Promise<void> {
    if (this.isComplete && this.isMine) await this.#sendTurn(this.#steps, turnText(this.#steps));
  }

  /** Take back the last step that was chosen. */
  back(): void {
    this.#keep(this.#steps.slice(0, -1));
  }

  clear(): void {
    this.#keep([]);
  }

  /** Ask for the suggestion of a bot, and the chances. */
  async askHint(): Promise<void> {
    if (!this.#link || this.isComplete) return;
    this.hint = this.refusal = null;
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

  /** Hear no more chat of a seat, or again. */
  mute(seat: number, isMuted: boolean): void {
    this.muted = isMuted ? [...this.muted, seat] : this.muted.filter((other) => other !== seat);
    this.#keep();
    void this.command({ type: "mute", seat, muted: isMuted });
  }

  skip(): void {
    this.#stage.skip();
  }

  note(entry: Omit<Entry, "id">): void {
    this.log = tell(this.log, entry);
  }

  // The connection

  /** Sit down at the table as it is told over the wire. */
  connect(): void {
    this.#kept = restore(`table.${this.id}`, NOTHING_KEPT);
    this.#heard = this.#kept.version;
    this.log = this.#kept.log;
    this.muted = this.#kept.muted;
    const hello = () => ({ since: this.#heard, words: words.language, muted: this.muted });
    this.#link = new Link(this.id, hello, (answer) => this.#hear(answer));
  }

  /** Speak another language: all sentences come anew. */
  renew(): void {
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

  /** Whether something can be chosen at once; while events are shown, the table that is seen is behind. */
  #mayChoose(): boolean {
    if (this.#link && this.#stage.busy) this.refusal = { type: "refused", code: "showing", sentence: "" };
    return !this.isBusy && !this.#stage.busy && this.#link !== undefined;
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
    this.#keep([]);
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
    const { game, options = {}, seats, clock = 0, undo: undoPolicy, public: isPublic = false, chat = [] } = told;
    Object.assign(this, { game, options, seats, clock, undoPolicy, isPublic, chat });
    await this.#vocabulary.learn(game);
    const missed = (told.missed ?? []).flatMap((happened) => happened.events);
    this.#heard = told.version;
    this.#timeClocks(told);
    this.#seen = 0;
    if (this.#isNew) {
      this.#stage.drop();
      for (const event of missed) this.note({ words: event.words ?? "", seat: event.seat, event });
      const steps = this.#kept ? stepsFor(this.#kept, told.view) : [];
      this.#settle(told);
      if (steps.length) void this.#chooseAgain(steps);
    } else {
      this.#stage.add({ events: missed, settle: () => this.#settle(told) });
    }
    this.ready = true;
    this.#isNew = false;
  }

  #take(update: Update): void {
    this.#heard = update.version;
    this.#timeClocks(update);
    const events = update.events ?? [];
    const news = update.by === this.seat ? events.slice(this.#seen) : events;
    if (update.by === this.seat && events.length > 0) {
      for (const event of events.slice(0, this.#seen)) this.note({ words: event.words ?? "", seat: event.seat, event });
      this.#seen = 0;
      this.#steps = []; // the seat has moved, perhaps on another device
    }
    if (!events.length && update.by >= 0 && update.kind !== "moved") {
      const name = update.people[update.by]?.name || this.name(update.by);
      this.note({ words: words.t(`happened-${update.kind}`, { name }), seat: update.by });
    }
    this.#stage.add({ events: news, settle: () => this.#settle(update) });
  }

  #timeClocks({ clocks = [] }: Situation): void {
    this.deadlines = Object.fromEntries(clocks.map((clock) => [clock.seat, performance.now() + clock.left]));
  }

  #settle(situation: Situation): void {
    const wasMine = this.toAct.includes(this.seat);
    const wasShared = this.toAct.length > 1;
    const changed = situation.view !== undefined && JSON.stringify(situation.view) !== JSON.stringify(this.#level.view);
    const { version, seat, status, people, host, asked = -1, match = 0, to_act: toAct = [] } = situation;
    const { commitment = "", outcome = null, secret = "", record = "" } = situation;
    Object.assign(this, { version, seat, status, people, host, asked, match, toAct, commitment, outcome, secret, record });
    this.#level = this.#levelOf(situation);
    const isMine = this.toAct.includes(this.seat);
    if (changed) {
      this.#steps = wasShared && wasMine && isMine ? this.#steps : []; // somebody else has chosen at the same time
      this.hint = null;
      if (this.#steps.length) void this.#chooseAgain(this.#steps);
    }
    if (!wasMine && isMine && this.#link && status === "playing") play("turn");
    this.#keep();
  }

  /** Choose the same steps after a refresh, or in another language; what is not possible any more is dropped. */
  async #chooseAgain(kept: StepChosen[]): Promise<void> {
    const view = this.#kept?.view;
    const steps: Step[] = [];
    this.isBusy = true;
    for (const step of kept) {
      const answer = await this.#link!.send({ type: "try", text: turnText(steps, step.text), ...this.#since });
      if (answer.type !== "tried" || this.#kept?.view !== view) break;
      steps.push(this.#tried(answer, step));
    }
    this.isBusy = false;
    if (this.#kept?.view === view) this.#keep(steps);
  }

  /** Keep what has been heard and chosen, for a refresh. */
  #keep(steps = this.#steps): void {
    if (steps !== this.#steps) this.hint = null;
    this.#steps = steps;
    if (!this.#link) return;
    this.#kept = { version: this.#heard, log: this.log, ...stepsAt(this.#level.view, this.#steps), muted: this.muted };
    keep(`table.${this.id}`, this.#kept);
  }

  #tried(answer: Tried, step: StepChosen): Step {
    return { ...step, level: answer.complete ? null : this.#levelOf(answer), events: answer.events?.length ?? 0 };
  }

  #levelOf(told: Tried | Situation): Level {
    return { view: told.view ?? {}, moves: this.#vocabulary.expand(told.moves ?? []), prompt: told.prompt ?? "", points: told.points ?? [] };
  }
}
