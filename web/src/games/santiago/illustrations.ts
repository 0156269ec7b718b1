import { PICTURES, type Picture } from "../../icons/pictures";
import type { Drawings } from "../../rules/illustrations";
import { FACADES } from "./facades";
import { PORTRAITS } from "./portraits";

const BOX = 100;

const PIECES: Partial<Record<string, Partial<Record<string, string>>>> = {
  cuban: PORTRAITS,
  building: FACADES,
};

/** Things that have a picture of the one set, which is drawn in a square of 24. */
const THINGS: Partial<Record<string, Picture>> = {
  car: "car",
  harbour: "ship",
  ship: "ship",
  dice: "die",
  value: "point",
  figure: "person",
  owner: "pennant",
  points: "point",
  pesos: "peso",
  stock: "sugar",
};

function thing(word: string): string | undefined {
  const name = THINGS[word];
  return name && `<g transform="scale(${BOX / 24})">${PICTURES[name]}</g>`;
}

const drawings: Drawings = {
  box: BOX,
  draw: (domain, word) => (domain === "thing" ? thing(word) : PIECES[domain]?.[word]),
};
export default drawings;
