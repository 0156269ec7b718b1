/** The games to choose from: those of this page at once, and whatever else the club has when it has said so. */
import { club } from "../lib/club.svelte";
import { BOXES, GAMES } from "./boxes";
import { learn } from "./foreign";

class GameList {
  all = $state.raw<readonly string[]>(GAMES);

  has(game: string | null | undefined): game is string {
    return game !== null && game !== undefined && this.all.includes(game);
  }

  /** Ask the club. Called in an effect, so that names are learned in another language too. */
  async complete(): Promise<void> {
    const foreign = (await club()).games.map(({ game }) => game).filter((game) => !(game in BOXES));
    await Promise.all(foreign.map(learn));
    this.all = [...GAMES, ...foreign];
  }
}

export const games = new GameList();
