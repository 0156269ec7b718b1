/** What each Cuban and each building does, in pictures and as a sentence. The numbers are those of the table. */
import type { ViewOf } from "..";
import { t } from "../../lib/words.svelte";
import type { Building } from "./facades";
import type { Cuban } from "./portraits";
import type { SignName } from "./signs";

type View = ViewOf<"santiago">;
export type Station = NonNullable<View["stations"][number]>;
export type Space = View["spaces"][number];

/** A picture, how many of it, or a sign between two pictures. */
export type Token = { sign: SignName; n?: number } | string;

export function given({ cuban, amount }: Station): Token[] {
  const tokens: Record<Cuban, Token[]> = {
    pedro: [{ sign: "tobacco", n: amount }],
    maria: [{ sign: "point", n: amount }],
    jose: [{ sign: "sugar", n: amount }],
    martinez: [{ sign: "peso", n: amount }],
    conchita: [{ sign: "citrus", n: amount }],
    "el zorro": [{ sign: "peso" }, { sign: "crate" }, { sign: "point" }],
    miguel: [{ sign: "wood", n: amount }],
    pablo: [{ sign: "crate", n: 1 }],
    alonso: [{ sign: "flag" }, "/", { sign: "house" }],
  };
  return tokens[cuban];
}

/** What a Cuban does, for those who cannot see it and those who want to know. */
export function gives({ cuban, amount: n }: Station): string {
  const sentences: Record<Cuban, () => string> = {
    pedro: () => t("santiago-page-gives-pedro", { n }),
    maria: () => t("santiago-page-gives-maria", { n }),
    jose: () => t("santiago-page-gives-jose", { n }),
    martinez: () => t("santiago-page-gives-martinez", { n }),
    conchita: () => t("santiago-page-gives-conchita", { n }),
    "el zorro": () => t("santiago-page-gives-el-zorro"),
    miguel: () => t("santiago-page-gives-miguel", { n }),
    pablo: () => t("santiago-page-gives-pablo"),
    alonso: () => t("santiago-page-gives-alonso"),
  };
  return sentences[cuban]();
}

export function done({ building, pesos: p = 0, points: v = 0 }: Space): Token[] {
  if (building === null) return [];
  /** A single one needs no number beside others. */
  const of = (sign: SignName, n: number): Token => (n === 1 ? { sign } : { sign, n });
  const tokens: Record<Building, Token[]> = {
    bank: [{ sign: "peso", n: p }],
    church: [{ sign: "point", n: v }],
    sawmill: [{ sign: "wood" }, "→", of("point", v), of("peso", p)],
    distillery: [{ sign: "sugar" }, "→", { sign: "rum" }],
    "cigar factory": [{ sign: "tobacco" }, "→", { sign: "cigars" }],
    "black market": [{ sign: "crate" }, "⇄", { sign: "crate" }],
    cafe: [{ sign: "rum" }, { sign: "cigars" }, "→", of("point", v)],
    newspaper: [of("peso", p), "+", { sign: "turned" }],
    customs: [{ sign: "die" }, "→", { sign: "nought" }],
    "port authority": [{ sign: "flag" }, { sign: "either" }],
    "trading post": [{ sign: "crate" }, "→", of("point", v)],
    casino: [of("peso", p), "⇄", { sign: "point" }],
  };
  return tokens[building];
}

/** What a building does. */
export function does({ building, pesos = 0, points = 0 }: Space): string {
  if (building === null) return "";
  const sentences: Record<Building, () => string> = {
    bank: () => t("santiago-page-does-bank", { pesos }),
    church: () => t("santiago-page-does-church", { points }),
    sawmill: () => t("santiago-page-does-sawmill", { pesos, points }),
    distillery: () => t("santiago-page-does-distillery"),
    "cigar factory": () => t("santiago-page-does-cigar-factory"),
    "black market": () => t("santiago-page-does-black-market"),
    cafe: () => t("santiago-page-does-cafe", { points }),
    newspaper: () => t("santiago-page-does-newspaper", { pesos }),
    customs: () => t("santiago-page-does-customs"),
    "port authority": () => t("santiago-page-does-port-authority"),
    "trading post": () => t("santiago-page-does-trading-post", { points }),
    casino: () => t("santiago-page-does-casino", { pesos }),
  };
  return sentences[building]();
}
