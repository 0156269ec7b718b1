/** The games to choose from: those of this page at once, and whatever else the club has when it has said so. */
import { Refused } from "../lib/api";
import { club } from "../lib/club.svelte";
import { BOXES, GAMES } from "./boxes";
import { learn } from "./foreign";

class GameList {
  all = $state.raw<readonly string[]>(GAMES);

  has(game: string | null | undefined): game is string {
    return game !== null && game !== undefined && this.all.includes(game);
  }

  /**
   * Ask the club. Called in an effect, so that names are learned in another language too. Where the club does not
   * answer, the games of this page are there; whoever wants more of the club says what is wrong.
   */
  async complete(): Promise<void> {
    try {
      const foreign = (await club()).games.map(({ game }) => game).filter((game) => !(game in BOXES));
      await Promise.all(foreign.map(learn));
      this.all = [...GAMES, ...foreign];
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
    }
  }
}

export const games = new GameList();
