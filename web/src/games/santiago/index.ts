import type { BoardModule } from "..";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import { t } from "../../lib/words.svelte";
import { flights } from "./flights";

const santiago: BoardModule<"santiago"> = {
  Board,
  Panel,
  flights,
  points: (view) => view.players.map((player) => player.points),
  progress: ({ ship }) => t("santiago-page-at-ship", { ship }),
};
export default santiago;
