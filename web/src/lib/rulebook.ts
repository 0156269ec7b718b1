/** The rules of the games as players read them, in every language, loaded when somebody wants to read them. */

export interface Rule {
  id: string;
  text: string; // with **strong** and *stressed* words
}
export interface Chapter {
  title: string;
  depth: number;
  lead: string;
  rules: Rule[];
}

const BOOKS = import.meta.glob<string>("../../../src/malecon/messages/*/*.md", {
  query: "?raw",
  import: "default",
});

/** A whole book; its first chapter bears the name of the game. */
export async function loadBook(game: string, language: string): Promise<Chapter[]> {
  const load = BOOKS[`../../../src/malecon/messages/${language}/${game}.md`];
  return load ? read(await load()) : [];
}

export function read(book: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const paragraph of book.trim().split("\n\n")) {
    const heading = /^(#+) (.*)$/.exec(paragraph);
    const rule = /^\*\*([A-Z]\d+)\*\* ([^]+)$/.exec(paragraph);
    const last = chapters.at(-1);
    if (heading) chapters.push({ title: heading[2]!, depth: heading[1]!.length, lead: "", rules: [] });
    else if (rule) last?.rules.push({ id: rule[1]!, text: rule[2]! });
    else if (last) last.lead = paragraph;
  }
  return chapters;
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
