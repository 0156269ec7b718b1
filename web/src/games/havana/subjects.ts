/** Which rules tell of what the record of this game does not name. */
import type { Subjects } from "../../rules/subjects";

const rules: readonly [string, string[]][] = [
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
