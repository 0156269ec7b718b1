import type { Drawings } from "../../rules/illustrations";
import { FACADES } from "./facades";
import { PORTRAITS } from "./portraits";

const PIECES: Partial<Record<string, Partial<Record<string, string>>>> = {
  cuban: PORTRAITS,
  building: FACADES,
};

const drawings: Drawings = { box: 100, draw: (domain, word) => PIECES[domain]?.[word] };
export default drawings;
