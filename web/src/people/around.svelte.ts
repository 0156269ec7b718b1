/** At which seats of the table friends of whoever looks sit: only they are told, and only by the club. */
import { ask } from "../lib/api";
import type { LogLine, TableView } from "../lib/types";
import { t } from "../lib/words.svelte";

/** What is told of somebody else at a seat from then on. */
const CHANGES = ["sat", "bot", "opened"];

class Around {
  seats = $state.raw<readonly number[]>([]);
  private asked = 0;

  /** Ask the club. As long as it does not answer, nobody is taken for a friend. */
  async look(id: string): Promise<void> {
    const number = (this.asked += 1);
    const found = await ask("GET", "/api/tables/{id}/players", { path: { id } }).catch(() => null);
    if (number === this.asked) this.seats = found?.friends ?? [];
  }

  forget(): void {
    this.asked += 1;
    this.seats = [];
  }
}

export const around = new Around();

/** Changes whenever others may sit at a table than before; null where whoever looks could have no friend. */
export function whoSits(
  seats: TableView["seats"],
  own: readonly number[],
  log: readonly LogLine[],
): string | null {
  const others = seats.some(({ kind }, seat) => kind === "person" && !own.includes(seat));
  if (own.length === 0 || !others) return null;
  return `${own.join()} ${log.findLast(({ kind }) => CHANGES.includes(kind))?.number}`;
}

/** What the button at a seat is called that leads to more about whoever sits there. */
export const aboutSeat = (seat: number, player: string): string =>
  [t("page-about-player", { player }), around.seats.includes(seat) ? t("page-seat-friend") : ""]
    .filter(Boolean)
    .join(" · ");
