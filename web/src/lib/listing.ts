/** A table in a list: who is there, and how it stands, in words. */
import { seatName } from "./telling";
import type { ListingView, MyTable } from "./types";
import { t } from "./words.svelte";

/** How a table stands for somebody who holds these seats. */
export type Standing = "turn" | "stood-in" | "waiting" | "gathering" | "paused" | "over" | "closed";

export function standing({ table, seats }: Pick<MyTable, "table" | "seats">): Standing {
  if (table.status === "running") {
    if (table.paused) return "paused";
    const own = seats.filter((seat) => !table.seats[seat]?.stand_in); // where no bot plays
    if (table.asked.some((seat) => own.includes(seat))) return "turn";
    return own.length < seats.length ? "stood-in" : "waiting";
  }
  return table.status as "gathering" | "over" | "closed";
}

export const isAsked = (mine: Pick<MyTable, "table" | "seats">): boolean => standing(mine) === "turn";
/** Whether something can still happen there. */
export const isOpen = ({ status }: ListingView): boolean => status === "running" || status === "gathering";

const ORDER: Standing[] = ["turn", "stood-in", "gathering", "waiting", "paused", "over", "closed"];

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
    case "stood-in":
      return t("page-prompt-stood-in");
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
