import { expect, test } from "vitest";
import { clock, rough } from "./time";

test.each([
  [0, 1, "seconds"],
  [7.4, 7, "seconds"],
  [33, 35, "seconds"],
  [50, 1, "minutes"],
  [100, 2, "minutes"],
  [5000, 83, "minutes"],
  [7200, 2, "hours"],
  [200_000, 2, "days"],
])("%d seconds are about %d %s", (seconds, count, unit) => {
  expect(rough(seconds)).toEqual({ unit, count });
});

test.each([
  [0, "0:00"],
  [65.9, "1:05"],
  [3725, "1:02:05"],
  [90_061, "25:01:01"],
])("%d seconds on a clock are %s", (seconds, wanted) => {
  expect(clock(seconds)).toBe(wanted);
});
