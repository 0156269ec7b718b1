/**
 * Which rules tell of a piece. A piece is known by the domain and the word that the record has for it, as
 * `card:siesta` or `tile:cement factory`; things that the record does not name have the domain `thing`.
 */
import { byGame } from "../games/folders";

export interface Subjects {
  /** A piece, and the rules that tell of it, the first above all. */
  rules: ReadonlyMap<string, readonly string[]>;
  /** Other names of the same things in the record. */
  alike: Partial<Record<string, string>>;
}

const SUBJECTS: Partial<Record<string, Subjects>> = byGame(
  import.meta.glob<Subjects>("../games/*/subjects.ts", { import: "default", eager: true }),
);

/** The rules that tell of a piece, the first above all; none if no rule is about it alone. */
export function rulesAbout(game: string, domain: string, word: string): readonly string[] {
  const found = SUBJECTS[game];
  const { rules, alike } = found ?? { rules: new Map<string, string[]>(), alike: {} };
  return rules.get(`${domain}:${word}`) ?? rules.get(`${alike[domain] ?? domain}:${word}`) ?? [];
}

/** All pieces of a game that rules tell of. */
export const subjects = (game: string): [string, readonly string[]][] => [...(SUBJECTS[game]?.rules ?? [])];
