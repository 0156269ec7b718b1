/** How much was said at the table that nobody here has read yet: now, or since this device looked last. */
import { isHeard, type Live } from "../lib/live.svelte";
import { Remembered } from "../lib/remembered";

/** Up to which line of its log the chat of a table was read on this device. */
const read = new Remembered<number>("read", 50);

export class Unread {
  private last = $state(0);
  readonly count = $derived(
    this.log.filter(
      (line) =>
        line.kind === "chat" &&
        line.number > this.last &&
        isHeard(line) &&
        !this.live.mine.seats.includes(line.seat ?? -1),
    ).length,
  );

  constructor(private readonly live: Live) {
    this.see(read.of(live.id)); // without one all that lies here is history
  }

  private get log() {
    return this.live.latest?.log ?? [];
  }

  /** The chat was read up to a line; without one, to the end. */
  see(last = this.log.at(-1)?.number ?? 0): void {
    this.last = last;
    read.keep(this.live.id, last);
  }
}
