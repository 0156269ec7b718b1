/** A table in a list: who is there, and how it stands, in words. */
import { seatName } from "./telling";
import type { ListingView, MyTable } from "./types";
import { t } from "./words.svelte";

/** How a table stands for somebody who holds these seats. */
export type Standing = "turn" | "waiting" | "gathering" | "paused" | "over" | "closed";

export function standing({ table, seats }: Pick<MyTable, "table" | "seats">): Standing {
  if (table.status === "running") {
    if (table.paused) return "paused";
    return table.asked.some((seat) => seats.includes(seat)) ? "turn" : "waiting";
  }
  return table.status as "gathering" | "over" | "closed";
}

const ORDER: Standing[] = ["turn", "gathering", "waiting", "paused", "over", "closed"];

/** What is to be done first; of equals, what was touched last. */
export const byUrgency = (tables: readonly MyTable[]): MyTable[] =>
  tables.toSorted(
    (one, other) =>
      ORDER.indexOf(standing(one)) - ORDER.indexOf(standing(other)) ||
      other.table.touched - one.table.touched,
  );

/** Whoever holds these seats, by name. */
export const namesOf = (table: ListingView, seats: readonly number[]): string =>
  seats.flatMap((seat) => (table.seats[seat] ? [seatName(table.seats[seat], seat)] : [])).join(", ");

/** How a table stands, in a few words. */
export function statusText(mine: Pick<MyTable, "table" | "seats">): string {
  const { table } = mine;
  switch (standing(mine)) {
    case "turn":
      return t("lobby-stands-turn");
    case "waiting":
      return table.asked.length > 0
        ? t("lobby-stands-waiting", { names: namesOf(table, table.asked) })
        : t("lobby-stands-running");
    case "gathering":
      return t("lobby-stands-gathering", { open: table.open });
    case "paused":
      return t("lobby-stands-paused");
    case "over": {
      const winners = table.result?.winners ?? [];
      return winners.length > 0
        ? t("lobby-stands-won", { names: namesOf(table, winners), count: winners.length })
        : t("lobby-stands-over");
    }
    case "closed":
      return t("lobby-stands-closed");
  }
}
