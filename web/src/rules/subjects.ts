/**
 * Which rules tell of a piece. A piece is known by the domain and the word that the record has for it, as
 * `card:siesta` or `tile:cement factory`; things that the record does not name have the domain `thing`.
 */
export type Game = "havana" | "santiago" | "cuba";

const zip = (domain: string, words: readonly string[], ids: readonly string[]): [string, string[]][] =>
  words.map((word, n) => [`${domain}:${word}`, [ids[n]!]]);

const run = (letter: string, first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, n) => `${letter}${first + n}`);

const HAVANA: [string, string[]][] = [
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

const SANTIAGO: [string, string[]][] = [
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

const CUBA: [string, string[]][] = [
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

const SUBJECTS: Record<Game, ReadonlyMap<string, readonly string[]>> = {
  havana: new Map(HAVANA),
  santiago: new Map(SANTIAGO),
  cuba: new Map(CUBA),
};

/** Other names of the same things in the record. */
const ALIKE: Record<string, string> = {
  act: "law",
  coloured: "colour",
  material: "colour",
  loss: "colour",
  helper: "cuban",
  station: "cuban",
  sort: "good",
  merchandise: "piece",
  product: "piece",
  other: "piece",
};

/** The rules that tell of a piece, the first above all; none if no rule is about it alone. */
export function rulesAbout(game: Game, domain: string, word: string): readonly string[] {
  const known = SUBJECTS[game];
  return known.get(`${domain}:${word}`) ?? known.get(`${ALIKE[domain] ?? domain}:${word}`) ?? [];
}

/** All pieces of a game that rules tell of. */
export const subjects = (game: Game): [string, readonly string[]][] => [...SUBJECTS[game]];
