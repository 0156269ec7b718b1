import { PICTURES } from "../../icons/pictures";
import { slug } from "../../lib/telling";
import type { Drawings } from "../../rules/illustrations";

const pictures: Partial<Record<string, string>> = PICTURES;

const drawings: Drawings = {
  box: 24,
  draw: (domain, word) => (domain === "card" ? pictures[`card-${slug(word)}`] : undefined),
};
export default drawings;
