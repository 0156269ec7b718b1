import { roundOf, type BoardModule } from "..";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import { flights } from "./flights";

const cuba: BoardModule<"cuba"> = {
  Board,
  Panel,
  flights,
  points: (view) => view.players.map((player) => player.points),
  progress: roundOf,
};
export default cuba;
