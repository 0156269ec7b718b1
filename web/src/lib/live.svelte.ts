/**
 * A table as it is at this moment: one WebSocket that brings the whole table first and then what changes.
 *
 * If the connection breaks it is made again by itself. What was sent and not confirmed is sent again: an answer
 * has a name of its own, so the server does it once.
 */
import { address, ask, Refused } from "./api";
import { Film } from "./film.svelte";
import { patched } from "./patch";
import { renewal } from "./renewal.svelte";
import { keepTable, lastTable } from "./seen";
import type { Command, Failure, LogLine, Mine, TableView } from "./types";
import { isUnsent, sendUnsent } from "./unsent";
import type { components } from "./wire";

export type Connection = "connecting" | "open" | "lost" | "gone";

export interface News {
  before: TableView | null;
  table: TableView;
  lines: LogLine[];
}

interface Waiting {
  command: Command;
  sent: boolean;
  done: (number: number) => void;
  refused: (why: Refused) => void;
}

type Schemas = components["schemas"];

/** What somebody has said who is not heard here comes without a word. */
export const isHeard = (line: LogLine): boolean => line.kind !== "chat" || line.text !== undefined;

/** What comes from the server, and what it is sent. */
export type Message = Schemas["Outgoing"];
export type Said = Schemas["Incoming"];

/** Milliseconds before the connection is tried again: the first pause, and the longest. */
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
/** After so long without a word from here the server is asked whether it is still there, and has so long to say so.
 *  By that it knows that this page is: whoever has the table in sight and says less is told as one who is away. */
const SILENCE = 20_000;
const PATIENCE = 6000;
/** After so much quiet the table is kept as it is, to be seen without a connection. */
const REST = 1500;

export class Live {
  /** The table as far as it was told: all that is shown is of this one moment. */
  table = $state.raw<TableView | null>(null);
  /** The table as the server sent it last. Clocks and talk are of this moment. */
  latest = $state.raw<TableView | null>(null);
  mine = $state.raw<Mine>({ seats: [], host: false });
  connection = $state<Connection>("connecting");
  /** Why there is nothing to be seen. */
  failure = $state.raw<Failure | null>(null);
  /** There is no connection, and this is how the table was seen last: when that was, in seconds. */
  seenAt = $state<number | null>(null);
  /** An answer of an earlier visit came when the game had gone on. */
  isLate = $state(false);
  /** When the clocks of the table were right, by `performance.now()`. */
  clocksAt = $state(0);

  private socket: WebSocket | null = null;
  private n = 0;
  private seat: number | null | undefined; // undefined: whichever the server thinks best
  private pause = FIRST_PAUSE;
  private saidAt = 0; // by performance.now()
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private waiting = new Map<number, Waiting>();
  private count = 0;
  private ended = false;
  private build: string | undefined;
  private keeping: ReturnType<typeof setTimeout> | undefined;
  /** Called when the log is told once more, as others are heard than before; with its first line until now. */
  retold: (first: number) => void = () => undefined;
  private listeners = new Set<(news: News) => void>();
  private hearers = new Set<(news: News) => void>();
  readonly film: Film;

  constructor(readonly id: string) {
    this.film = new Film(this);
    this.connect();
    addEventListener("pagehide", this.keep);
    addEventListener("online", this.hurry);
    addEventListener("offline", this.checkConnection);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Called with everything new when it is told, after the table has changed. */
  listen(listener: (news: News) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Called with everything new as soon as it comes, told or not. */
  hearken(hearer: (news: News) => void): () => void {
    this.hearers.add(hearer);
    return () => this.hearers.delete(hearer);
  }

  /** What is shown from now on. Called by the film. */
  show(table: TableView, lines: LogLine[]): void {
    const before = this.table;
    this.table = table;
    for (const listener of this.listeners) listener({ before, table, lines });
  }

  close(): void {
    this.ended = true;
    this.film.close();
    clearTimeout(this.timer);
    clearTimeout(this.watch);
    this.keep();
    removeEventListener("pagehide", this.keep);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.checkConnection);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** Do something at the table; resolves when it is kept. */
  do(command: Command): Promise<number> {
    return new Promise((done, refused) => {
      const re = ++this.count;
      this.waiting.set(re, { command, sent: false, done, refused });
      this.flush();
    });
  }

  /** Whether something that was done has not arrived yet. */
  get isWaiting(): boolean {
    return this.waiting.size > 0;
  }

  /** Look from another own seat, or as a spectator (null). */
  look(seat: number | null): void {
    this.seat = seat;
    this.send({ type: "look", re: 0, seat });
  }

  /** Come again as somebody else: this device has got a seat, which an open connection does not know. */
  enter(seat?: number): void {
    this.seat = seat;
    this.connection = this.latest ? "open" : "connecting";
    this.failure = null;
    this.pause = FIRST_PAUSE;
    this.part();
    this.connect();
  }

  /** Try at once, and not only after a pause. */
  again(): void {
    this.pause = FIRST_PAUSE;
    if (this.socket === null && !this.ended) this.connect();
  }

  private flush(): void {
    for (const [re, entry] of this.waiting) {
      if (!entry.sent) entry.sent = this.send({ type: "do", re, command: entry.command });
    }
  }

  private send(message: Said): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    this.saidAt = performance.now();
    this.expect(PATIENCE);
    return true;
  }

  private connect(): void {
    clearTimeout(this.timer);
    const query: Schemas["LiveQuery"] = {};
    if (this.seat !== undefined) query.seat = this.seat ?? -1;
    // Who was not heard may be heard again meanwhile: then all is told once more.
    if (this.seenAt === null && this.latest?.you === this.seat && this.latest?.log.every(isHeard))
      query.since = this.latest.number;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const path = address("/api/tables/{id}/live", { id: this.id }, query);
    const socket = new WebSocket(`${scheme}//${location.host}${path}`);
    this.socket = socket;
    this.saidAt = performance.now();
    socket.onmessage = (event) => {
      if (this.socket !== socket) return; // it was given up already
      this.expect();
      this.hear(JSON.parse(event.data as string) as Message);
    };
    socket.onclose = () => {
      if (this.socket === socket) void this.lost();
    };
  }

  /** Let go of the connection as it is; nothing more is heard from it. */
  private part(): void {
    const socket = this.socket;
    this.socket = null;
    clearTimeout(this.watch);
    for (const entry of this.waiting.values()) entry.sent = false;
    socket?.close();
  }

  /** Ask now and then whether anybody is there; without any answer the connection is dead. */
  private expect(answer?: number): void {
    clearTimeout(this.watch);
    if (this.ended) return;
    this.watch = setTimeout(
      () => {
        if (answer !== undefined) void this.lost();
        else if (!this.ping()) void this.lost();
      },
      answer ?? this.saidAt + SILENCE - performance.now(),
    );
  }

  /** The connection is gone: find out whether the table is too, and come again. */
  private async lost(): Promise<void> {
    this.part();
    if (this.ended || this.connection === "gone") return;
    if (this.latest) this.connection = "lost";
    if (!this.latest || this.pause > FIRST_PAUSE) await this.reason();
    if (!this.latest && this.connection !== ("gone" as Connection)) await this.remember();
    if (this.ended || this.connection === ("gone" as Connection) || this.socket !== null) return;
    this.connection = "lost";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
  }

  /** A refused WebSocket says nothing; the same table asked for by HTTP says why. */
  private async reason(): Promise<void> {
    try {
      const query = { seat: this.seat === undefined ? undefined : (this.seat ?? -1) };
      await ask("GET", "/api/tables/{id}", { path: { id: this.id }, query });
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      if (fault.status === 403 && this.seat !== undefined) {
        this.seat = undefined; // the seat is somebody else's now; look as whoever we are
      } else if (fault.status === 403 || fault.status === 404 || fault.status === 422) {
        this.end(fault.failure);
      } // else out of reach: try again
    }
  }

  /** Show the table as it was seen last, if it was: nothing can be done there. */
  private async remember(): Promise<void> {
    const seen = await lastTable(this.id);
    if (!seen || this.ended || this.latest) return;
    const { table, mine } = seen.what;
    const nothing = { actions: [], chosen: [], selection: null, undo: null, proposals: [] };
    this.mine = mine;
    this.latest = { ...table, ...nothing, clock: { ...table.clock, running: [] } };
    this.seenAt = seen.at;
    this.show(this.latest, []);
  }

  /** Keep the table as it is now. What several at one device see is for one of them at a time. */
  private keep = (): void => {
    clearTimeout(this.keeping);
    const { latest, mine } = this;
    if (!latest || this.seenAt !== null || mine.seats.length > 1) return;
    void keepTable(this.id, { table: latest, mine });
  };

  private end(failure: Failure): void {
    this.failure = failure;
    this.connection = "gone";
  }

  /** Is anybody there? The server is told whether anybody is here: who has the table in sight gets no notices. */
  private ping(): boolean {
    return this.send({ type: "ping", re: 0, seen: !document.hidden });
  }

  /** Somebody looks again, or no longer, or the network is back. */
  private hurry = (): void => {
    if (this.ended || this.connection === "gone") return;
    if (this.socket === null && !document.hidden) this.again();
    else this.ping(); // after a sleep a dead connection looks alive until it is used
  };

  /** The browser says that there is no network; a server on the same machine is there all the same. */
  private checkConnection = (): void => {
    this.ping();
  };

  private hear(message: Message): void {
    if (message.type === "table") this.whole(message);
    else if (message.type === "news") this.news(message);
    else if (message.type === "gone") this.end(message.error);
    else if (message.type !== "pong") this.reply(message); // a pong says no more than that somebody is there
  }

  private whole(message: Schemas["TableMessage"]): void {
    const before = this.seenAt === null ? this.latest : null; // what was seen long ago is told as if it were new
    this.seenAt = null;
    const same = before !== null && before.you === message.table.you;
    const first = message.table.log[0]?.number ?? message.table.number + 1;
    // What is known of the log goes on, if nothing is missing in between.
    const isRetold = same && first <= before.number;
    const known = same && before.number + 1 === first ? before.log : [];
    const log = [...known.filter((line) => line.number < first), ...message.table.log];
    this.n = message.n;
    this.mine = message.mine;
    this.latest = { ...message.table, log };
    this.clocksAt = performance.now();
    this.seat = message.table.you;
    this.connection = "open";
    this.pause = FIRST_PAUSE;
    if (this.build !== undefined && this.build !== message.build) renewal.notice();
    this.build ??= message.build;
    const last = same ? before.number : message.table.number;
    this.tell(
      before,
      log.filter((line) => line.number > last),
    );
    if (isRetold) this.retold(before.log[0]?.number ?? first);
    if (document.hidden) this.ping();
    this.flush();
    if (this.waiting.size === 0 && isUnsent(this.id)) void this.sendUnsent();
  }

  /** An answer of an earlier visit that has never arrived, as far as is known. */
  private async sendUnsent(): Promise<void> {
    if ((await sendUnsent(this.id)).length > 0) this.isLate = true;
  }

  private news(message: Schemas["NewsMessage"]): void {
    const before = this.latest;
    if (before === null || message.n !== this.n + 1) {
      this.send({ type: "sync", re: 0 });
      return;
    }
    this.n = message.n;
    const table = patched(before, message.changes);
    if (table.clock !== before.clock) this.clocksAt = performance.now();
    this.latest = { ...table, log: message.log.length ? [...before.log, ...message.log] : before.log };
    this.tell(before, message.log);
  }

  private reply(message: Schemas["DoneMessage"] | Schemas["RefusedMessage"]): void {
    const entry = this.waiting.get(message.re);
    if (entry === undefined) return;
    this.waiting.delete(message.re);
    if (message.type === "done") entry.done(message.done.number);
    else entry.refused(new Refused(message.error, 409));
  }

  private tell(before: TableView | null, lines: LogLine[]): void {
    clearTimeout(this.keeping);
    this.keeping = setTimeout(this.keep, REST);
    for (const hearer of this.hearers) hearer({ before, table: this.latest!, lines });
    this.film.hear(lines);
  }
}
