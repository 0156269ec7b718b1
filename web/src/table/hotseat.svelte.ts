/**
 * Several players at one device. Between their turns nobody's hand is shown; before another's turn everything is
 * hidden until the device was passed on.
 */
import type { Live } from "../lib/live.svelte";

export class HotSeat {
  /** For whom the curtain was lifted last. */
  private shown = $state<number | null>(null);
  /** Who wants to look at their own things out of turn. */
  private wanted = $state<number | null>(null);
  private peeks = $state(false);

  constructor(readonly live: Live) {}

  /** The seats of this device at which persons play. */
  readonly seats = $derived.by(() => {
    const { table, mine } = this.live;
    return mine.seats.filter((seat) => table?.seats[seat]?.kind === "person" && !table.seats[seat].stand_in);
  });
  readonly isOn = $derived.by(() => this.live.table?.status === "running" && this.seats.length > 1);

  /** Of the own seats the one that is asked; whoever holds the device goes on. */
  private readonly asked = $derived.by(() => {
    const asked = this.live.table?.asked.filter((seat) => this.seats.includes(seat)) ?? [];
    return asked.includes(this.shown ?? -1) ? this.shown : (asked[0] ?? null);
  });

  /** To whom the device must be passed before anything is shown; null: nobody. */
  readonly next = $derived.by(() => {
    if (!this.isOn) return null;
    const next = this.wanted ?? this.asked;
    if (next !== null) return next === this.shown ? null : next;
    const you = this.live.table?.you ?? null;
    return you !== null && you !== this.shown ? you : null;
  });
  /** Whether what the table shows now is hidden. */
  readonly isCovered = $derived.by(() => {
    const you = this.live.table?.you ?? null;
    return this.isOn && (this.next !== null || (you !== null && you !== this.shown));
  });
  /** Whether the one who held the device last could still take something back. */
  readonly undoes = $derived.by(() => {
    const table = this.live.table;
    return table?.you === this.shown ? (table?.undo ?? null) : null;
  });
  readonly last = $derived(this.shown);

  /** The next one has the device, and nobody else looks. */
  lift(): void {
    const next = this.next;
    if (next === null) return;
    this.peeks = this.wanted !== null;
    this.shown = next;
    this.wanted = null;
  }

  /** Somebody wants to see their own things between the turns. */
  peek(seat: number | null): void {
    this.wanted = seat === this.shown ? null : seat;
    this.peeks = seat !== null && seat === this.shown;
  }

  /** Keep the view where it belongs; to be called in an effect. */
  follow(): void {
    const you = this.live.table?.you ?? null;
    if (!this.isOn || this.wanted !== null) return;
    if (this.asked !== null) {
      this.peeks = false;
      if (this.asked === this.shown && you !== this.shown) this.live.look(this.shown);
    } else if (this.peeks) {
      if (you !== this.shown) this.live.look(this.shown);
    } else if (you !== null) this.live.look(null);
  }
}
