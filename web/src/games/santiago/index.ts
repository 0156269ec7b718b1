import type { BoardModule } from "..";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import { flights } from "./flights";

const santiago: BoardModule<"santiago"> = {
  Board,
  Panel,
  flights,
  points: (view) => view.players.map((player) => player.points),
};
export default santiago;
