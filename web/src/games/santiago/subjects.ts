/** Which rules tell of a piece of this game. */
import type { Subjects } from "../../rules/subjects";
import { run, zip } from "../../rules/tables";

const rules: readonly [string, string[]][] = [
  ...zip(
    "cuban",
    ["pedro", "maria", "jose", "martinez", "conchita", "el zorro", "miguel", "pablo", "alonso"],
    run("S", 15, 23),
  ),
  ...["bank", "church", "sawmill"].map((word): [string, string[]] => [`building:${word}`, ["S43"]]),
  ...["distillery", "cigar factory"].map((word): [string, string[]] => [`building:${word}`, ["S44"]]),
  ...["black market", "cafe"].map((word): [string, string[]] => [`building:${word}`, ["S45"]]),
  ["building:newspaper", ["S46", "S14"]],
  ...["customs", "port authority", "trading post"].map((word): [string, string[]] => [
    `building:${word}`,
    ["S47"],
  ]),
  ["building:casino", ["S48"]],
  ...["white", "blue", "red", "yellow"].map((word): [string, string[]] => [`flower:${word}`, ["S28", "S29"]]),
  ...["sugar", "citrus", "tobacco", "rum", "cigars"].map((word): [string, string[]] => [
    `good:${word}`,
    ["S2", "S36"],
  ]),
  ["good:wood", ["S2", "S37"]],
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
  alike: { helper: "cuban", station: "cuban", sort: "good" },
};
export default subjects;
