/** The rulebooks as Python makes them, by game and language, for tests. */
import { execFileSync } from "node:child_process";
import type { Rulebook } from "../lib/rulebook";

export const BOOKS = JSON.parse(
  execFileSync(process.env.MALECON_PYTHON ?? ".venv/bin/python", ["-m", "tools.books"], {
    cwd: "..",
    encoding: "utf8",
    maxBuffer: 1 << 28,
  }),
) as Record<string, Record<string, Rulebook>>;

export const idsOf = (book: Rulebook): string[] =>
  book.chapters.flatMap((chapter) => chapter.rules.map((rule) => rule.id));
