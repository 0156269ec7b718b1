import { describe, expect, it } from "vitest";
import messages from "../../../src/malecon/messages/en/page-rules.ftl?raw";
import { GAMES } from "../games/boxes";
import { BOOKS } from "./books";
import { subjects } from "./subjects";

describe("things that the record does not name", () => {
  it("have a name in the page, and no name is left over", () => {
    const things = GAMES.flatMap((game) => subjects(BOOKS[game]!["en"]!, game).map(([subject]) => subject));
    const wanted = things
      .filter((one) => one.startsWith("thing:"))
      .map((one) => `page-rules-${one.replace(":", "-")}`);
    const named = [...messages.matchAll(/^(page-rules-thing-\w+) =/gm)].map((found) => found[1]);
    expect([...new Set(wanted)].toSorted()).toEqual(named.toSorted());
  });
});
