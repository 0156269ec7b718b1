import { describe, expect, it } from "vitest";
import type { TableView } from "../../lib/types";
import { planOf } from "./facade";
import { flights } from "./flights";
import {
  endOf,
  hasActed,
  isAsked,
  numberOf,
  paymentOf,
  placeOf,
  priceOf,
  queueOf,
  type Player,
  type Tile,
  type View,
} from "./reading";

const tile = (number: number, points: number, price: Tile["price"]): Tile => ({
  tile: number,
  points,
  price,
});
const player = (changes: Partial<Player>): Player => ({
  points: 0,
  pesos: 1,
  workers: 0,
  cubes: { red: 0, yellow: 0, brown: 0, blue: 0, grey: 0 },
  open: [null, null],
  face_down: [false, false],
  hand_size: 13,
  discards_size: 0,
  took_back: 0,
  buildings: [],
  ...changes,
});
const view = (changes: Partial<View>): View =>
  ({ question: "buying", round: 1, order: [2, 0, 1], turn: 1, asked: 0, players: [], ...changes }) as View;
const table = (changes: Partial<TableView>): TableView =>
  ({ asked: [], question: null, ...changes }) as TableView;

describe("the street", () => {
  it("knows a tile by its number, the ends by the number before", () => {
    const seen = view({ ends: [11, 3, 0, -1] });
    expect(endOf(seen, tile(12, 1, {}))).toBe("upper left");
    expect(endOf(seen, tile(4, 1, {}))).toBe("upper right");
    expect(endOf(seen, tile(1, 1, {}))).toBe("lower left");
    expect(endOf(seen, tile(11, 1, {}))).toBeUndefined();
  });

  it("shows a price in one order, without what it does not ask for", () => {
    const price = priceOf(tile(19, 4, { workers: 1, red: 1, pesos: 2, architect: 1, grey: 2 }));
    expect(price.map(({ icon, n }) => `${n} ${icon}`)).toEqual([
      "1 red",
      "2 grey",
      "2 peso",
      "1 worker",
      "1 architect",
    ]);
  });

  it("builds higher what is worth more, and paints it by its cubes", () => {
    expect(planOf(tile(1, 1, { red: 1 }))).toMatchObject({ floors: 1, wall: "red", base: "red" });
    expect(planOf(tile(26, 5, { brown: 1, yellow: 1 }))).toMatchObject({
      floors: 3,
      wall: "yellow",
      base: "brown",
    });
    expect(planOf(tile(36, 7, { blue: 2, workers: 3 })).roof).toBe("cupola");
    expect(planOf(tile(17, 3, { grey: 5, pesos: 4 })).wall).toBe("grey");
    expect(planOf(tile(18, 3, { workers: 3 })).wall).toBe("workers");
  });
});

describe("the cards", () => {
  const digits = new Map([
    ["siesta", 0],
    ["pesos", 8],
  ]);

  it("make a number of two digits", () => {
    expect(numberOf(player({ open: ["siesta", "pesos"] }), digits)).toBe("08");
    expect(numberOf(player({}), digits)).toBe("··");
  });

  it("are in hand unless they are seen elsewhere", () => {
    const mine = player({
      open: ["siesta", "pesos"],
      face_down: [false, true],
      laid: [null, "mama"],
      discards: ["worker"],
    });
    expect(placeOf(mine, "siesta", [])).toBe("open");
    expect(placeOf(mine, "pesos", [])).toBe("covered");
    expect(placeOf(mine, "mama", [])).toBe("laid");
    expect(placeOf(mine, "worker", [])).toBe("discarded");
    expect(placeOf(mine, "architect", [])).toBe("hand");
    expect(placeOf(mine, "architect", ["choose architect"])).toBe("chosen");
  });
});

describe("the players", () => {
  it("queue as they act, before the first round as they sit", () => {
    expect(queueOf(view({}))).toEqual([2, 0, 1]);
    expect(queueOf(view({ order: [], players: [player({}), player({})] }))).toEqual([0, 1]);
  });

  it("have acted when their turn is behind them", () => {
    expect([0, 1, 2].map((seat) => hasActed(table({}), view({}), seat))).toEqual([false, false, true]);
  });

  it("have laid a card when one lies face down", () => {
    const players = [player({ face_down: [false, true] }), player({})];
    const seen = view({ question: "cover-card", turn: 0, players });
    expect([0, 1].map((seat) => hasActed(table({}), seen, seat))).toEqual([true, false]);
  });

  it("choose together at the start: the table knows who has", () => {
    const together = table({
      asked: [1],
      question: { key: "", numbers: {}, words: {}, rules: [], together: true },
    });
    const seen = view({ round: 0, question: "choose-card", asked: 0 });
    expect([0, 1].map((seat) => hasActed(together, seen, seat))).toEqual([true, false]);
    expect([0, 1].map((seat) => isAsked(together, seen, seat))).toEqual([false, true]);
  });

  it("have nothing left to do when the game is over", () => {
    expect(hasActed(table({}), view({ question: null, turn: 2 }), 2)).toBe(false);
  });
});

describe("paying", () => {
  const said = (words: string, left: number): string[] | undefined =>
    paymentOf(words, { workers: left, blue: left }, 5)?.paid.map(({ n, material }) => `${n} ${material}`);

  it("shows what is handed over", () => {
    expect(said("pay pesos for 0 workers", 3)).toEqual(["3 workers"]);
    expect(said("pay pesos for 1 workers", 3)).toEqual(["2 workers", "5 pesos"]);
    expect(said("pay grey for blue 2", 2)).toEqual(["10 grey"]);
    expect(said("buy upper left", 2)).toBeUndefined();
  });
});

describe("flights", () => {
  const seat = (word: string): { domain: string; word: string } => ({ domain: "player", word });

  it("go from the centre to whoever takes", () => {
    const values = { a: seat("1"), b: { domain: "colour", word: "red" }, c: 2 };
    expect(flights({ key: "havana-event-took-cubes", values })).toEqual([
      { icon: "red", from: ["centre/red"], to: ["player/1/red", "player/1", "queue/1"], n: 2 },
    ]);
  });

  it("bring a drawn cube to the centre or to a player", () => {
    const drawn = (place: string): unknown =>
      flights({
        key: "havana-event-cube-drawn",
        values: { a: { domain: "place", word: place }, b: { domain: "colour", word: "grey" } },
      })[0]?.to[0];
    expect(drawn("centre")).toBe("centre/grey");
    expect(drawn("2")).toBe("player/2/grey");
  });

  it("bring a taxed worker to the stock, a cube out of the game", () => {
    const taxed = (loss: string): unknown =>
      flights({
        key: "havana-event-taxed",
        values: { a: seat("0"), b: seat("1"), c: { domain: "loss", word: loss } },
      })[0];
    expect(taxed("worker")).toMatchObject({ icon: "worker", to: ["stock"] });
    expect(taxed("blue")).toMatchObject({ icon: "blue", from: ["player/1/blue", "player/1", "queue/1"] });
  });

  it("are none for what only is said", () => {
    expect(flights({ key: "havana-event-round-begins", values: { a: 2 } })).toEqual([]);
  });
});
