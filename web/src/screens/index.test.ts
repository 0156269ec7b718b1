import { expect, test } from "vitest";
import { screenAt } from ".";

test.each([
  ["/", "landing", {}],
  ["/lobby", "lobby", {}],
  ["/new", "new", { game: undefined }],
  ["/new/cuba", "new", { game: "cuba" }],
  ["/table/aB-_9", "/table/aB-_9", { id: "aB-_9" }],
  ["/rules/havana", "rules", { game: "havana" }],
  ["/table/", "nowhere", {}],
  ["/table/a/b", "nowhere", {}],
  ["/anything", "nowhere", {}],
])("%s", (path, key, props) => {
  expect(screenAt(path)).toMatchObject({ key, props });
});
