/** Tables of a duplicate round beside each other. */
import { expect, test } from "vitest";
import { compared } from "./compare";

const table = (number: number, ...scores: (number | null)[]) => ({
  ...{ table: number, stage: "", id: `t${number}`, status: "over", decided: true },
  seats: scores.map((score, seat) => ({
    ...{ who: `${number}.${seat}`, score, points: 0, won: false, forfeit: false },
  })),
});

test("seat by seat, where as many sat and all was played", () => {
  const found = compared([
    table(1, 10, 20),
    table(2, 30, 4, 5),
    table(3, 12, 16),
    table(4, null, null),
    table(5, 3, 14, 5),
    table(6, 1, 2, 3, 4),
  ]);
  expect(found.map((one) => one.tables.map(({ table }) => table))).toEqual([
    [2, 5],
    [1, 3],
  ]);
  expect(found[0]!.best).toEqual([30, 14, 5]);
  expect(found[1]).toMatchObject({ best: [12, 20], mean: [11, 18] });
});

test("one table is compared with nothing", () => {
  expect(compared([table(1, 10, 20), table(2, 1, 2, 3)])).toEqual([]);
});
