/** What is printed on the pieces of a table. It comes with the table: the page has no number of its own. */
import { usePlay, type Play } from "../../lib/play.svelte";
import type { TableView } from "../../lib/types";
import { t } from "../../lib/words.svelte";
import { lawName } from "./naming";
import type { Character, Field, Law, Tile } from "./things";

export type Box = Extract<TableView["pieces"], { game: "cuba" }>;
type Does = Box["tiles"][number]["does"];

export class Printed {
  constructor(private readonly play: Pick<Play, "table" | "telling">) {}

  get box(): Box {
    const pieces = this.play.table?.pieces;
    if (pieces?.game !== "cuba") throw new TypeError(pieces?.game);
    return pieces;
  }

  tile(tile: Tile): Box["tiles"][number] {
    return this.box.tiles.find((one) => one.tile === tile)!;
  }

  law(law: Law): Box["laws"][number] {
    return this.box.laws.find((one) => one.law === law)!;
  }

  votes(character: Character): number {
    return this.box.characters.find((one) => one.character === character)!.votes;
  }

  /** The fields of the row and the column of the figure, its own field included. */
  cross(figure: Field): readonly Field[] {
    return this.box.crosses[figure];
  }

  /** What the foreman gets from a building. */
  tileExplained(tile: Tile): string {
    return this.said(this.tile(tile).does);
  }

  /** What an act does, where its name does not say it. */
  lawExplained(law: Law): string {
    const { does } = this.law(law);
    return does ? this.said(does) : lawName(law);
  }

  private said({ key, numbers, words }: Does): string {
    const named = Object.entries(words).map(([domain, word]) => [
      domain,
      this.play.telling?.name(domain, word) ?? word,
    ]);
    return t(`cuba-does-${key}`, { ...numbers, ...Object.fromEntries(named) });
  }
}

export const usePrinted = (): Printed => new Printed(usePlay());
