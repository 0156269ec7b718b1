import type { Drawings } from "../../rules/illustrations";
import { PORTRAITS } from "./portraits";
import { SIGNS } from "./signs";

const PIECES: Partial<Record<string, Partial<Record<string, string>>>> = {
  character: PORTRAITS,
  tile: SIGNS,
};

const drawings: Drawings = { box: 48, draw: (domain, word) => PIECES[domain]?.[word] };
export default drawings;
