import { roundOf, type BoardModule } from "..";
import Board from "./Board.svelte";
import Formula from "./Formula.svelte";
import Panel from "./Panel.svelte";
import { explain } from "./explain";
import { flights } from "./flights";

const havana: BoardModule<"havana"> = {
  Board,
  Panel,
  Formula,
  explain,
  flights,
  points: (view) => view.players.map((player) => player.points),
  progress: roundOf,
};
export default havana;
