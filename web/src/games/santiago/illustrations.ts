import { pictureIn, type Picture } from "../../icons/pictures";
import type { Drawings } from "../../rules/illustrations";
import { FACADES } from "./facades";
import { PORTRAITS } from "./portraits";

const BOX = 100;

const PIECES: Partial<Record<string, Partial<Record<string, string>>>> = {
  cuban: PORTRAITS,
  building: FACADES,
};

/** Things that have a picture of the one set. */
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

const drawings: Drawings = {
  box: BOX,
  draw: (domain, word) => (domain === "thing" ? pictureIn(BOX, THINGS[word]) : PIECES[domain]?.[word]),
};
export default drawings;
