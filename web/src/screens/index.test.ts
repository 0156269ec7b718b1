import { expect, test } from "vitest";
import { screenAt } from ".";

test.each([
  ["/", "landing", {}],
  ["/lobby", "lobby", {}],
  ["/games", "games", {}],
  ["/cups", "cups", {}],
  ["/cups/new", "new-cup", {}],
  ["/cup/aB-_9", "/cup/aB-_9", { id: "aB-_9" }],
  ["/seasons/new", "new-season", {}],
  ["/season/aB-_9", "/season/aB-_9", { id: "aB-_9" }],
  ["/season/aB-_9/next", "/season/aB-_9/next", { season: "aB-_9" }],
  ["/new", "new", { game: undefined }],
  ["/new/cuba", "new", { game: "cuba" }],
  ["/table/aB-_9", "/table/aB-_9", { id: "aB-_9" }],
  ["/rules/havana", "rules", { game: "havana" }],
  ["/friends", "friends", {}],
  ["/meet", "meet", {}],
  ["/desk", "desk", {}],
  ["/table/", "nowhere", {}],
  ["/table/a/b", "nowhere", {}],
  ["/anything", "nowhere", {}],
])("%s", (path, key, props) => {
  expect(screenAt(path)).toMatchObject({ key, props });
});
