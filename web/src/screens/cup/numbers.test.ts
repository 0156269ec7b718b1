import { expect, test } from "vitest";
import { numbers } from "./numbers";

test.each([
  ["10, 8, 6", [10, 8, 6]],
  ["3 1;0", [3, 1, 0]],
  ["5", [5]],
  ["", null],
  ["1, 2", null],
  ["101", null],
  ["-1", null],
  ["2.5", null],
  ["3, one", null],
])("%s", (text, found) => {
  expect(numbers(text)).toEqual(found);
});
