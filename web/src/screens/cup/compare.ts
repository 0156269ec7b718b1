/** The tables of a duplicate round beside each other: only those of as many seats had all the same. */
import type { CupView } from "../../lib/types";

type Table = NonNullable<CupView["round"]>["tables"][number];

export interface Compared {
  tables: Table[];
  /** The best score of each seat, and the mean. */
  best: number[];
  mean: number[];
}

const scores = (tables: readonly Table[], seat: number): number[] =>
  tables.map((table) => table.seats[seat]!.score!);

/** Those that were played, by the number of their seats; the larger first. Nothing is compared with itself. */
export function compared(tables: readonly Table[]): Compared[] {
  const bySeats = new Map<number, Table[]>();
  for (const table of tables) {
    if (table.seats.some((seat) => seat.score === null)) continue;
    bySeats.set(table.seats.length, [...(bySeats.get(table.seats.length) ?? []), table]);
  }
  return [...bySeats.entries()]
    .filter(([, some]) => some.length > 1)
    .sort(([one], [other]) => other - one)
    .map(([seats, some]) => ({
      tables: some,
      best: Array.from({ length: seats }, (_, seat) => Math.max(...scores(some, seat))),
      mean: Array.from(
        { length: seats },
        (_, seat) => scores(some, seat).reduce((sum, score) => sum + score, 0) / some.length,
      ),
    }));
}
