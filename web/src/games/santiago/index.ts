import type { BoardModule } from "..";
import Board from "./Board.svelte";
import Formula from "./Formula.svelte";
import Panel from "./Panel.svelte";
import { explain } from "./explain";
import { t } from "../../lib/words.svelte";
import { flights } from "./flights";

const santiago: BoardModule<"santiago"> = {
  Board,
  Panel,
  Formula,
  explain,
  flights,
  points: (view) => view.players.map((player) => player.points),
  progress: ({ ship }) => t("santiago-page-at-ship", { ship }),
};
export default santiago;
