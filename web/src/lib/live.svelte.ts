/**
 * A table as it is at this moment: one WebSocket that brings the whole table first and then what changes.
 *
 * If the connection breaks it is made again by itself. What was sent and not confirmed is sent again: an answer
 * has a name of its own, so the server does it once.
 */
import { patched, type Change } from "./patch";
import type { Failure, LogLine, Mine, TableView } from "./types";
import { Refused } from "./api";

export type Deed = { do: string; [name: string]: unknown };
export type Connection = "connecting" | "open" | "lost" | "gone";

export interface News {
  before: TableView | null;
  table: TableView;
  lines: LogLine[];
}

interface Waiting {
  deed: Deed;
  sent: boolean;
  done: (number: number) => void;
  refused: (why: Refused) => void;
}

type Message =
  | { type: "table"; n: number; table: TableView; mine: Mine; build?: string }
  | { type: "news"; n: number; changes: Change[]; log: LogLine[] }
  | { type: "done"; re: number; done: { number: number } }
  | { type: "refused"; re: number; error: Failure }
  | { type: "gone"; error: Failure };

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;

export class Live {
  table = $state.raw<TableView | null>(null);
  mine = $state.raw<Mine>({ seats: [], host: false });
  connection = $state<Connection>("connecting");
  /** Why there is nothing to be seen. */
  failure = $state.raw<Failure | null>(null);
  /** The server runs another version than this page. */
  outdated = $state(false);

  private socket: WebSocket | null = null;
  private n = 0;
  private seat: number | null | undefined; // undefined: whichever the server thinks best
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting = new Map<number, Waiting>();
  private count = 0;
  private ended = false;
  private build: string | undefined;
  private listeners = new Set<(news: News) => void>();

  constructor(readonly id: string) {
    this.connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Called with everything new, after the table has changed. */
  listen(listener: (news: News) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** Do something at the table; resolves when it is kept. */
  do(deed: Deed): Promise<number> {
    return new Promise((done, refused) => {
      const re = ++this.count;
      this.waiting.set(re, { deed, sent: false, done, refused });
      this.flush();
    });
  }

  /** Look from another own seat, or as a spectator (null). */
  look(seat: number | null): void {
    this.seat = seat;
    this.send({ type: "look", re: 0, seat });
  }

  private flush(): void {
    for (const [re, entry] of this.waiting) {
      if (!entry.sent) entry.sent = this.send({ type: "do", re, deed: entry.deed });
    }
  }

  private send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private connect(): void {
    clearTimeout(this.timer);
    const query = new URLSearchParams();
    if (this.seat !== undefined) query.set("seat", String(this.seat ?? -1));
    if (this.table) query.set("since", String(this.table.number));
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.id}/live?${query}`);
    this.socket = socket;
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as Message);
    socket.onclose = () => {
      if (this.socket === socket) void this.lost();
    };
  }

  /** The connection is gone: find out whether the table is too, and come again. */
  private async lost(): Promise<void> {
    this.socket = null;
    for (const entry of this.waiting.values()) entry.sent = false;
    if (this.ended || this.connection === "gone") return;
    this.connection = this.table ? "lost" : "connecting";
    if (!this.table || this.pause > FIRST_PAUSE) await this.reason();
    if (this.ended || this.connection === ("gone" as Connection)) return;
    this.timer = setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
  }

  /** A refused WebSocket says nothing; the same table asked for by HTTP says why. */
  private async reason(): Promise<void> {
    try {
      const response = await fetch(`/api/tables/${this.id}${this.seat === null ? "?seat=-1" : ""}`);
      if (response.status === 403 || response.status === 404 || response.status === 422) {
        if (response.status === 403 && this.seat !== undefined) {
          this.seat = undefined; // the seat is somebody else's now; look as whoever we are
          return;
        }
        this.end(((await response.json()) as { error: Failure }).error);
      }
    } catch {
      // Out of reach: try again.
    }
  }

  private end(failure: Failure): void {
    this.failure = failure;
    this.connection = "gone";
  }

  private hurry = (): void => {
    if (this.ended || document.visibilityState === "hidden") return;
    if (this.socket === null) {
      this.pause = FIRST_PAUSE;
      this.connect();
    } else {
      this.send({ type: "sync", re: 0 }); // after a sleep a dead connection looks alive until it is used
    }
  };

  private hear(message: Message): void {
    if (message.type === "table") this.whole(message);
    else if (message.type === "news") this.news(message);
    else if (message.type === "gone") this.end(message.error);
    else this.reply(message);
  }

  private whole(message: Message & { type: "table" }): void {
    const before = this.table;
    const known = before && before.you === message.table.you ? before.log : [];
    const first = message.table.log[0]?.number ?? message.table.number + 1;
    const log = [...known.filter((line) => line.number < first), ...message.table.log];
    this.n = message.n;
    this.mine = message.mine;
    this.table = { ...message.table, log };
    this.seat = message.table.you;
    this.connection = "open";
    this.pause = FIRST_PAUSE;
    if (message.build !== undefined) {
      this.outdated = this.build !== undefined && this.build !== message.build;
      this.build ??= message.build;
    }
    const last = before?.you === message.table.you ? before.number : message.table.number;
    this.tell({ before, table: this.table, lines: log.filter((line) => line.number > last) });
    this.flush();
  }

  private news(message: Message & { type: "news" }): void {
    const before = this.table;
    if (before === null || message.n !== this.n + 1) {
      this.send({ type: "sync", re: 0 });
      return;
    }
    this.n = message.n;
    const table = patched(before, message.changes);
    this.table = { ...table, log: [...before.log, ...message.log] };
    this.tell({ before, table: this.table, lines: message.log });
  }

  private reply(message: Message & { type: "done" | "refused" }): void {
    const entry = this.waiting.get(message.re);
    if (entry === undefined) return;
    this.waiting.delete(message.re);
    if (message.type === "done") entry.done(message.done.number);
    else entry.refused(new Refused(message.error, 409));
  }

  private tell(news: News): void {
    for (const listener of this.listeners) listener(news);
  }
}
