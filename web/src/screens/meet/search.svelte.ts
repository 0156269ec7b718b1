/** Waiting for others: the wish, and what the club says of it every other second. */
import { ask, Refused } from "../../lib/api";
import type { components } from "../../lib/wire";

type Schemas = components["schemas"];
export type MeetView = Schemas["MeetView"];
export type Wish = Schemas["LookForGame"];

const PAUSE = 2000; // milliseconds between two questions while somebody waits here
const LOOK = 6000; // while nobody does

export class Search {
  view = $state.raw<MeetView | null>(null);
  /** When the club said so: waiting goes on meanwhile. */
  at = $state(0);
  trouble = $state("");
  busy = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(private readonly found: (table: string, view: MeetView) => void) {
    document.addEventListener("visibilitychange", this.look);
    void this.look();
  }

  /** Ask how it stands; in the background too, for somebody may have been found. */
  private look = async (): Promise<void> => {
    clearTimeout(this.timer);
    await this.attempt(() => ask("GET", "/api/meet", { query: { hidden: document.hidden } }));
    clearTimeout(this.timer);
    if (!this.closed) this.timer = setTimeout(() => void this.look(), this.view?.seek ? PAUSE : LOOK);
  };

  wish = (body: Wish): Promise<void> => this.act(() => ask("POST", "/api/meet", { body }));
  takeBots = (level: string): Promise<void> =>
    this.act(() => ask("POST", "/api/meet/bots", { body: { level } }));
  /** Wait no longer; whom the club has seated meanwhile it tells where. */
  stop = (): Promise<void> => this.act(() => ask("DELETE", "/api/meet"));

  private async act(run: () => Promise<MeetView>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await this.attempt(run);
    this.busy = false;
    void this.look();
  }

  private async attempt(run: () => Promise<MeetView>): Promise<void> {
    try {
      const view = await run();
      if (this.closed) return;
      this.view = view;
      this.at = Date.now();
      this.trouble = "";
      if (view.table) this.found(view.table, view);
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      this.trouble = fault.message;
    }
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.look);
  }
}
