import { expect, test } from "vitest";
import type { EventView } from "../../lib/types";
import { flights } from "./flights";

const player = (seat: number): { domain: string; word: string } => ({ domain: "player", word: String(seat) });
const event = (key: string, values: EventView["values"]): EventView => ({
  key: `santiago-event-${key}`,
  values,
});

test("goods come out of the stock, each on its own", () => {
  const happened = event("took-goods", { a: player(1), b: { domain: "good", word: "rum" }, c: 2 });
  expect(flights(happened)).toEqual([
    { icon: "rum", n: 2, from: ["stock/rum"], to: ["screen/1/rum", "player/1"] },
  ]);
});

test("whoever drives for nothing pays nothing", () => {
  const drive = (fare: number): EventView =>
    event("drove", { a: player(0), b: { domain: "station", word: "pedro" }, c: fare });
  expect(flights(drive(0))).toEqual([]);
  expect(flights(drive(3))[0]).toMatchObject({ icon: "peso", n: 3, to: ["car", "stock/peso"] });
});

test("a gift goes from one to the other", () => {
  const [gift] = flights(
    event("gift-given", { a: player(2), b: player(0), c: { domain: "gift", word: "point" } }),
  );
  expect(gift).toMatchObject({
    icon: "point",
    from: ["screen/2/point", "player/2"],
    to: ["screen/0/point", "player/0"],
  });
});

test("wood goes to the die that it is delivered for", () => {
  const [wood] = flights(event("wood-delivered", { a: player(0), b: { domain: "sort", word: "rum" }, c: 1 }));
  expect(wood).toMatchObject({ icon: "wood", to: ["die/rum", "ship"] });
});

test("nothing flies when somebody passes", () => {
  expect(flights(event("passed", { a: player(0) }))).toEqual([]);
});
