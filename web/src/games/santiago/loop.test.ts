import { describe, expect, test } from "vitest";
import { ahead, along, fitting, TALL, WIDE, type Layout } from "./loop";

const both: [string, Layout][] = [
  ["wide", WIDE],
  ["tall", TALL],
  ["high", fitting({ width: 960, height: 460 })],
];

describe.each(both)("the %s board", (_, layout) => {
  test("lays the Cubans clockwise, the harbour at the lower left", () => {
    const [harbour, first, fifth, sixth, ninth] = [0, 1, 5, 6, 9].map((number) => layout.cards[number]);
    expect(first!.x).toBe(harbour!.x);
    expect(first!.y).toBeLessThan(harbour!.y);
    expect(fifth!.x).toBeGreaterThan(first!.x);
    expect(sixth!.x).toBe(fifth!.x);
    expect(ninth!.x).toBeLessThan(sixth!.x);
  });

  test("stops the car in front of each card", () => {
    layout.cards.forEach((card, station) => {
      const stop = along(layout, station);
      expect(stop.x).toBeCloseTo(card.x + layout.card.width / 2);
      expect(stop.y).toBeCloseTo(station > 0 && station <= 5 ? layout.road.top : layout.road.bottom);
    });
  });

  test("lets it face the way it drives", () => {
    expect(along(layout, 3).turn).toBeCloseTo(0);
    expect(Math.abs(along(layout, 8).turn)).toBeCloseTo(180);
  });

  test("moves it on without a leap, lap after lap", () => {
    let before = along(layout, 0);
    for (let part = 1; part <= 400; part++) {
      const now = along(layout, part / 20);
      expect(Math.hypot(now.x - before.x, now.y - before.y)).toBeLessThan(layout.width / 20);
      before = now;
    }
    expect(along(layout, 13.5)).toEqual(along(layout, 3.5));
  });

  test("keeps cards and water apart from the road", () => {
    const half = layout.road.width / 2;
    expect(layout.cards[1]!.y + layout.card.height).toBeLessThan(layout.road.top - half);
    expect(layout.cards[0]!.y).toBeGreaterThan(layout.road.bottom + half);
    expect(layout.basin.top).toBeGreaterThan(layout.road.top + half);
    expect(layout.basin.left).toBeGreaterThan(layout.road.left + half);
  });
});

test("a board is as high as its room, within reason", () => {
  expect(fitting({ width: 1920, height: 900 }).height).toBe(450);
  expect(fitting({ width: 1000, height: 100 })).toEqual(WIDE);
  expect(fitting({ width: 1000, height: 5000 }).height).toBe(fitting({ width: 1000, height: 900 }).height);
});

test("a car never drives back", () => {
  expect(ahead(2, 5)).toBe(3);
  expect(ahead(8, 1)).toBe(3);
  expect(ahead(4, 4)).toBe(0);
});
