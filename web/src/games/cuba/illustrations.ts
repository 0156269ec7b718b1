import { pictureIn, type Picture } from "../../icons/pictures";
import type { Drawings } from "../../rules/illustrations";
import { PORTRAITS } from "./portraits";
import { SIGNS } from "./signs";

const BOX = 48;

const PIECES: Partial<Record<string, Partial<Record<string, string>>>> = {
  character: PORTRAITS,
  tile: SIGNS,
};

/** Things that have a picture of the one set. */
const THINGS: Partial<Record<string, Picture>> = {
  market: "peso",
  ships: "ship",
  plantation: "tobacco",
  figure: "person",
  lot: "sugar",
  warehouse: "barn",
  supply: "house",
  votes: "vote",
  bid: "fist",
  start: "pennant",
  points: "point",
  pesos: "peso",
  stock: "citrus",
};

const drawings: Drawings = {
  box: BOX,
  draw: (domain, word) => (domain === "thing" ? pictureIn(BOX, THINGS[word]) : PIECES[domain]?.[word]),
};
export default drawings;
