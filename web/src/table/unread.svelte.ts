/** How much was said at the table that nobody here has read yet. */
import type { Live } from "../lib/live.svelte";

export class Unread {
  count = $state(0);
  private isOpen = false;

  constructor(live: Live) {
    live.hearken(({ before, lines }) => {
      if (!before || this.isOpen) return;
      const said = lines.filter((line) => line.kind === "chat");
      this.count += said.filter((line) => line.seat === null || !live.mine.seats.includes(line.seat)).length;
    });
  }

  /** The chat is in sight, or is no more. */
  see(isOpen: boolean): void {
    this.isOpen = isOpen;
    if (isOpen) this.count = 0;
  }
}
