/** What each Cuban and each building does, in pictures and as a sentence; what is printed on them comes with the table. */
import type { ViewOf } from "..";
import type { Telling } from "../../lib/telling";
import type { TableView } from "../../lib/types";
import { t } from "../../lib/words.svelte";
import { SIGNS, type SignName } from "./signs";

type View = ViewOf<"santiago">;
export type Station = NonNullable<View["stations"][number]>;
export type Space = View["spaces"][number];
/** What is printed in the box. */
export type Pieces = Extract<TableView["pieces"], { game: "santiago" }>;
export type Piece = Pieces["cubans"][number] | Pieces["buildings"][number];

export function printed(table: TableView): Pieces {
  if (table.pieces.game !== "santiago") throw new TypeError(table.pieces.game);
  return table.pieces;
}

/** A picture, how many of it, or a sign between two pictures. */
export type Token = { sign: SignName; n?: number } | string;

const isSign = (word: string): word is SignName => word in SIGNS;

/** The pictures of a formula, as `wood → 2 point peso`. */
export function tokens({ formula }: Pick<Piece, "formula">): Token[] {
  const found: Token[] = [];
  let n: number | undefined;
  for (const word of formula.split(" ")) {
    if (isSign(word)) found.push(n === undefined ? { sign: word } : { sign: word, n });
    else if (!/^\d+$/.test(word)) found.push(word);
    n = /^\d+$/.test(word) ? Number(word) : undefined;
  }
  return found;
}

/** What a piece does, for those who cannot see it and those who want to know. */
export function sentence({ does }: Piece, telling: Telling | null): string {
  const words = Object.entries(does.words).map(([domain, word]) => [
    domain,
    telling?.name(domain, word) ?? word,
  ]);
  return t(`santiago-does-${does.key}`, { ...does.numbers, ...Object.fromEntries(words) });
}
