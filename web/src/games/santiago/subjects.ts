/** Which rules tell of the things of this game that the record does not name. */
import type { Subjects } from "../../rules/subjects";

const rules: readonly [string, string[]][] = [
  ["thing:car", ["S12", "S13"]],
  ["thing:harbour", ["S35", "S36", "S39"]],
  ["thing:ship", ["S5", "S40", "S49"]],
  ["thing:dice", ["S7", "S8", "S36"]],
  ["thing:value", ["S5", "S13", "S36"]],
  ["thing:figure", ["S28", "S34"]],
  ["thing:owner", ["S24", "S32"]],
  ["thing:screen", ["S10"]],
  ["thing:points", ["S51"]],
  ["thing:pesos", ["S12", "S50"]],
  ["thing:stock", ["S2"]],
];

const subjects: Subjects = {
  rules: new Map(rules),
  alike: {},
};
export default subjects;
