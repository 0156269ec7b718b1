/** The rules of the games as players read them, in every language, asked for when somebody wants to read them. */
import { ask } from "./api";
import type { components } from "./wire";

export type Rulebook = components["schemas"]["RulebookView"];
export type Chapter = Rulebook["chapters"][number];
export type Rule = Chapter["rules"][number];

const books = new Map<string, Promise<Rulebook>>();

/** A whole book; asked for once, and again after a failure. */
export function loadBook(game: string, language: string): Promise<Rulebook> {
  const name = `${game} ${language}`;
  let book = books.get(name);
  if (!book) {
    book = ask("GET", "/api/games/{game}/rulebook/{language}", { path: { game, language } });
    books.set(name, book);
    book.catch(() => books.delete(name));
  }
  return book;
}

export type Stretch = { text: string; as: "plain" | "strong" | "em" };

/** A text cut where its words are strong or stressed. */
export function stretches(text: string): Stretch[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter((part) => part)
    .map((part) => {
      if (part.startsWith("**")) return { text: part.slice(2, -2), as: "strong" };
      return part.startsWith("*") ? { text: part.slice(1, -1), as: "em" } : { text: part, as: "plain" };
    });
}
