/** Which rules tell of a piece of this game. */
import type { Subjects } from "../../rules/subjects";
import { run, zip } from "../../rules/tables";

const rules: readonly [string, string[]][] = [
  ...zip(
    "card",
    ["siesta", "refreshment", "protection", "debris", "conservation", "tax collector", "worker", "architect"],
    run("H", 16, 23),
  ),
  ["card:peso thief", ["H24", "H25"]],
  ["card:material thief", ["H26", "H25"]],
  ...zip("card", ["black market", "pesos", "mama"], ["H27", "H28", "H29"]),
  ...["red", "yellow", "brown", "blue"].map((word): [string, string[]] => [`colour:${word}`, ["H2", "H31"]]),
  ["colour:grey", ["H2", "H33"]],
  ["thing:workers", ["H3", "H33"]],
  ["thing:pesos", ["H3", "H33"]],
  ["thing:architect", ["H32", "H23"]],
  ["thing:street", ["H4", "H30", "H35"]],
  ["thing:end", ["H30", "H31"]],
  ["thing:centre", ["H7", "H37"]],
  ["thing:bag", ["H2", "H37", "H44"]],
  ["thing:pile", ["H4", "H35"]],
  ["thing:queue", ["H11", "H12"]],
  ["thing:number", ["H9", "H11"]],
  ["thing:goal", ["H1", "H43"]],
  ["thing:hand", ["H10", "H38", "H40"]],
  ["thing:discards", ["H10", "H39", "H40"]],
];

const subjects: Subjects = {
  rules: new Map(rules),
  alike: { coloured: "colour", material: "colour", loss: "colour" },
};
export default subjects;
