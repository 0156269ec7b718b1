/**
 * Which rules tell of a piece. A piece is known by the domain and the word that the record has for it, as
 * `card:siesta` or `tile:cement factory`; things that the record does not name have the domain `thing`. Of the pieces
 * the rulebook knows it; of the things, the game's folder here.
 */
import { byGame } from "../games/folders";
import type { Rulebook } from "../lib/rulebook";

export interface Subjects {
  /** A thing, and the rules that tell of it, the first above all. */
  rules: ReadonlyMap<string, readonly string[]>;
  /** Other names of the same things in the record. */
  alike: Partial<Record<string, string>>;
}

const SUBJECTS: Partial<Record<string, Subjects>> = byGame(
  import.meta.glob<Subjects>("../games/*/subjects.ts", { import: "default", eager: true }),
);

/** The rules that tell of a piece, the first above all; none if no rule is about it alone. */
export function rulesAbout(book: Rulebook, game: string, domain: string, word: string): readonly string[] {
  const own = SUBJECTS[game];
  for (const name of [domain, own?.alike[domain] ?? domain]) {
    const found = book.subjects[name]?.[word] ?? own?.rules.get(`${name}:${word}`);
    if (found) return found;
  }
  return [];
}

/** Everything of a game that rules tell of, as `domain:word`, with the rules. */
export function subjects(book: Rulebook, game: string): [string, readonly string[]][] {
  const pieces = Object.entries(book.subjects).flatMap(([domain, words]) =>
    Object.entries(words).map(([word, rules]): [string, readonly string[]] => [`${domain}:${word}`, rules]),
  );
  return [...new Map([...(SUBJECTS[game]?.rules ?? []), ...pieces])];
}
