/** Which rules tell of the things of this game that the record does not name. */
import type { Subjects } from "../../rules/subjects";

const rules: readonly [string, string[]][] = [
  ["thing:market", ["C4", "C20", "C21"]],
  ["thing:ships", ["C5", "C92"]],
  ["thing:plantation", ["C8", "C14"]],
  ["thing:figure", ["C13", "C14", "C27"]],
  ["thing:lot", ["C29", "C90"]],
  ["thing:warehouse", ["C28", "C29"]],
  ["thing:supply", ["C3", "C24", "C104"]],
  ["thing:votes", ["C50", "C51", "C52"]],
  ["thing:bid", ["C52", "C53", "C54"]],
  ["thing:start", ["C34"]],
  ["thing:markers", ["C33"]],
  ["thing:points", ["C61", "C104", "C105"]],
  ["thing:pesos", ["C52", "C105"]],
  ["thing:stock", ["C2"]],
];

const subjects: Subjects = {
  rules: new Map(rules),
  alike: {},
};
export default subjects;
