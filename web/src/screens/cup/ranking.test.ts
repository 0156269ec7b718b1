import { expect, test } from "vitest";
import { namesOf } from "./ranking";

test("whoever has left the club is somebody, in the language of whoever reads it", () => {
  const people = [
    { id: "a", name: "Ana" },
    { id: "b", name: "" },
  ];
  const names = namesOf(people, { say: (key) => `(${key})` });
  expect([...names.values()]).toEqual(["Ana", "(cup-somebody)"]);
});
