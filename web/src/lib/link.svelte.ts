/** The connection to a table: it comes back by itself, and loses nothing. */

import { randomId } from "./device";
import type { Answer } from "./wire";

export type LinkState = "connecting" | "open" | "lost" | "ended";

const FIRST_DELAY = 300;
const LONGEST_DELAY = 5000;
const LOOK_EVERY = 2_000;
const PING_AFTER = 10_000;
/** So long a silence is the end of a connection; of one that owes an answer sooner. */
const SILENCE = 25_000;
const SILENCE_TO_ANSWER = 8_000;
/** No table is behind these: 4404 no such table. */
const FINAL = new Set([4404]);

interface Waiting {
  text: string;
  /** Whether it still matters after a lost connection. */
  again: boolean;
  answer: (answer: Answer) => void;
}

export class Link {
  state = $state<LinkState>("connecting");
  #socket: WebSocket | undefined;
  #delay = FIRST_DELAY;
  #heard = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #waiting = new Map<string, Waiting>();
  readonly #looks: ReturnType<typeof setInterval>;

  constructor(
    private readonly table: string,
    private readonly hello: () => object,
    private readonly hear: (answer: Answer) => void,
  ) {
    this.#looks = setInterval(() => this.#look(), LOOK_EVERY);
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#leave);
    this.#connect();
  }

  /** Send a command; it is sent again after a lost connection, and done once. What need not be is answered by a pong. */
  send(command: { type: string; [field: string]: unknown }, { again = true } = {}): Promise<Answer> {
    const id = randomId();
    const text = JSON.stringify({ ...command, id });
    return new Promise((answer) => {
      this.#waiting.set(id, { text, again, answer });
      if (this.state === "open") this.#socket?.send(text);
    });
  }

  /** Connect anew, such as after a change of language. */
  renew(): void {
    this.#delay = 0;
    this.#drop();
    this.state = "connecting"; // on purpose: nothing is lost
  }

  close(): void {
    this.state = "ended";
    clearInterval(this.#looks);
    clearTimeout(this.#retry);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#leave);
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.table}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
      socket.send(JSON.stringify({ type: "hello", ...this.hello() }));
    };
    socket.onmessage = (message) => this.#take(JSON.parse(message.data) as Answer);
    socket.onclose = (closed) => {
      if (this.#socket === socket) this.#lose(closed.code);
    };
  }

  #take(answer: Answer): void {
    this.#heard = Date.now();
    if (answer.type === "table" && this.state !== "open") {
      this.state = "open";
      this.#delay = FIRST_DELAY;
      for (const { text } of this.#waiting.values()) this.#socket?.send(text);
    }
    const id = "id" in answer ? (answer.id ?? "") : "";
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    this.hear(answer);
    waiting?.answer(answer);
  }

  #lose(code: number): void {
    if (this.state === "ended") return;
    for (const [id, { again, answer }] of this.#waiting) {
      if (again) continue;
      this.#waiting.delete(id);
      answer({ type: "pong" });
    }
    if (FINAL.has(code)) {
      this.close();
      return;
    }
    this.state = "lost";
    this.#retry = setTimeout(() => this.#connect(), this.#delay * (0.75 + Math.random() / 2));
    this.#delay = Math.min(LONGEST_DELAY, this.#delay * 1.7);
  }

  /** See whether the connection still lives. */
  #look(): void {
    if (this.state !== "open") return;
    const silence = Date.now() - this.#heard;
    const owes = this.#waiting.size > 0;
    if (silence > (owes ? SILENCE_TO_ANSWER : SILENCE)) this.#drop();
    else if (owes || silence > PING_AFTER) this.#socket?.send(JSON.stringify({ type: "ping" }));
  }

  /** Give up a connection that may be dead: waiting for its end could take minutes. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#lose(1006);
  }

  #leave = (): void => {
    if (this.state === "open") this.#drop();
  };

  #hurry = (): void => {
    if (this.state !== "lost") return;
    clearTimeout(this.#retry);
    this.#delay = FIRST_DELAY;
    this.#connect();
  };
}
