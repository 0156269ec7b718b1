/** Which rules tell of a piece of this game. */
import type { Subjects } from "../../rules/subjects";
import { run, zip } from "../../rules/tables";

const rules: readonly [string, string[]][] = [
  ...zip(
    "tile",
    [
      ...["cement factory", "sawmill", "golf course", "monastery", "rum cafe", "cigar cafe"],
      ...["small branch office", "large branch office", "hotel", "inn", "general store", "product house"],
    ],
    run("C", 78, 89),
  ),
  ...zip(
    "tile",
    [
      ...["resource house", "small bank", "large bank", "black market", "cigar factory", "distillery"],
      ...["church", "town hall", "dam"],
    ],
    run("C", 93, 101),
  ),
  ["tile:lighthouse", ["C106"]],
  ["tile:warehouse", ["C102", "C28"]],
  ["character:worker", ["C13", "C14", "C15", "C16", "C17"]],
  ["character:tradeswoman", ["C19", "C20", "C21", "C23"]],
  ["character:architect", ["C24", "C25", "C26"]],
  ["character:foreman", ["C27", "C28"]],
  ["character:mayor", ["C31", "C32"]],
  ["group:tax", ["C61", "C62"]],
  ["group:duty", ["C61", "C63", "C64"]],
  ["group:subsidy", ["C65"]],
  ["group:other", ["C60"]],
  ...["1", "2", "3", "4", "5", "buildings"].map((word): [string, string[]] => [
    `law:tax ${word}`,
    ["C61", "C62"],
  ]),
  ["law:printed tax", ["C7", "C61"]],
  ["law:printed duty", ["C7", "C61"]],
  ...["citrus", "sugar", "tobacco", "water", "resources", "products"].map((word): [string, string[]] => [
    `law:duty ${word}`,
    ["C61", "C63"],
  ]),
  ...zip(
    "law",
    [
      ...["subsidy buildings", "subsidy resource fields", "subsidy product fields", "subsidy water"],
      ...["subsidy votes", "subsidy pesos"],
    ],
    run("C", 66, 71),
  ),
  ...zip(
    "law",
    ["market less", "market more", "drought", "building", "harbour", "corruption"],
    ["C72", "C72", "C73", "C74", "C75", "C76"],
  ),
  ...["sea", "dock 1", "dock 2", "dock 3"].map((word): [string, string[]] => [
    `berth:${word}`,
    ["C5", "C31", "C92"],
  ]),
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
  ...["citrus", "tobacco", "sugar"].map((word): [string, string[]] => [
    `piece:${word}`,
    ["C2", "C16", "C90"],
  ]),
  ...["rum", "cigars"].map((word): [string, string[]] => [`piece:${word}`, ["C2", "C31"]]),
  ...["wood", "stone"].map((word): [string, string[]] => [`piece:${word}`, ["C2", "C25"]]),
  ["piece:water", ["C2", "C17"]],
];

const subjects: Subjects = {
  rules: new Map(rules),
  alike: { act: "law", merchandise: "piece", product: "piece", other: "piece" },
};
export default subjects;
