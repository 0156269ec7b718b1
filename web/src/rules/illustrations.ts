/** Pictures beside the rules: the very drawings of the boards. */
import { byGame } from "../games/folders";
import type { Rulebook } from "../lib/rulebook";
import { subjects } from "./subjects";

/** The picture of a piece, if it has one. */
export interface Drawings {
  /** The side of the square that each is drawn in. */
  box: number;
  draw: (domain: string, word: string) => string | undefined;
}

export interface Illustration {
  /** What is drawn, as `card:siesta`. */
  subject: string;
  box: number;
  svg: string;
}

const DRAWINGS: Partial<Record<string, () => Promise<Drawings>>> = byGame(
  import.meta.glob<Drawings>("../games/*/illustrations.ts", { import: "default" }),
);

/** The pictures of a game's rules, by the id of the rule that tells of the piece first. */
export async function loadIllustrations(book: Rulebook, game: string): Promise<Map<string, Illustration[]>> {
  const found = new Map<string, Illustration[]>();
  const drawings = await DRAWINGS[game]?.();
  if (!drawings) return found;
  for (const [subject, ids] of subjects(book, game)) {
    const [domain, word] = subject.split(":") as [string, string];
    const svg = drawings.draw(domain, word);
    if (svg) found.set(ids[0]!, [...(found.get(ids[0]!) ?? []), { subject, box: drawings.box, svg }]);
  }
  return found;
}
