/** Pictures beside the rules: the very drawings of the boards. */
import { PICTURES, type Picture } from "../icons/pictures";
import { slug } from "../lib/telling";
import { subjects, type Game } from "./subjects";

export interface Illustration {
  /** What is drawn, as `card:siesta`. */
  subject: string;
  /** The side of the square that it is drawn in. */
  box: number;
  svg: string;
}

type Drawer = (domain: string, word: string) => Illustration | undefined;

const icon =
  (name: (domain: string, word: string) => string): Drawer =>
  (domain, word) => {
    const found = name(domain, word);
    if (!(found in PICTURES)) return undefined;
    return { subject: `${domain}:${word}`, box: 24, svg: PICTURES[found as Picture] };
  };

const DRAWERS: Record<Game, () => Promise<Drawer>> = {
  havana: () => Promise.resolve(icon((domain, word) => (domain === "card" ? `card-${slug(word)}` : ""))),
  santiago: async () => {
    const [{ PORTRAITS }, { FACADES }] = await Promise.all([
      import("../boards/santiago/portraits"),
      import("../boards/santiago/facades"),
    ]);
    const drawings: Record<string, Record<string, string>> = { cuban: PORTRAITS, building: FACADES };
    return (domain, word) => {
      const svg = drawings[domain]?.[word];
      return svg === undefined ? undefined : { subject: `${domain}:${word}`, box: 100, svg };
    };
  },
  cuba: async () => {
    const [{ PORTRAITS }, { SIGNS }] = await Promise.all([
      import("../boards/cuba/portraits"),
      import("../boards/cuba/signs"),
    ]);
    const drawings: Record<string, Record<string, string>> = { character: PORTRAITS, tile: SIGNS };
    return (domain, word) => {
      const svg = drawings[domain]?.[word];
      return svg === undefined ? undefined : { subject: `${domain}:${word}`, box: 48, svg };
    };
  },
};

/** The pictures of a game's rules, by the id of the rule that tells of the piece first. */
export async function loadIllustrations(game: Game): Promise<Map<string, Illustration[]>> {
  const draw = await DRAWERS[game]();
  const found = new Map<string, Illustration[]>();
  for (const [subject, ids] of subjects(game)) {
    const [domain, word] = subject.split(":") as [string, string];
    const drawn = draw(domain, word);
    if (drawn) found.set(ids[0]!, [...(found.get(ids[0]!) ?? []), drawn]);
  }
  return found;
}
