import { PICTURES } from "../../icons/pictures";
import { slug } from "../../lib/telling";
import type { Drawings } from "../../rules/illustrations";

const pictures: Partial<Record<string, string>> = PICTURES;

/** Things that are drawn under another name. */
const THINGS: Partial<Record<string, string>> = {
  bag: "bag",
  centre: "red",
  end: "peso",
  goal: "point",
  hand: "hand",
  number: "card",
  pile: "house",
  queue: "people",
  street: "house",
  workers: "worker",
  pesos: "peso",
  discards: "trash",
};

const drawings: Drawings = {
  box: 24,
  draw: (domain, word) => {
    if (domain === "card") return pictures[`card-${slug(word)}`];
    return domain === "thing" ? pictures[THINGS[word] ?? ""] : undefined;
  },
};
export default drawings;
