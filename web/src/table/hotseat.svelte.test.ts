import { beforeEach, describe, expect, it } from "vitest";
import type { Live } from "../lib/live.svelte";
import type { TableView } from "../lib/types";
import { HotSeat } from "./hotseat.svelte";
import { bot, person, table } from "./samples";

const seats = [person("Ana"), person("Beto"), bot("greedy")];

/** A table that changes when the test says so, seen from where it is wished. */
class FakeLive {
  table = $state.raw(table({ seats, asked: [0], you: 0 }));
  mine = { seats: [0, 1] };
  looked: (number | null)[] = [];
  look(seat: number | null): void {
    this.looked.push(seat);
  }
}

let live: FakeLive;
let hotseat: HotSeat;

/** The table changes, and the view with it if it was wished. */
function show(more: Partial<TableView>): void {
  live.table = table({ seats, you: live.table.you, ...more });
  follow();
}
function follow(): void {
  live.looked = [];
  hotseat.follow();
  const wish = live.looked.at(-1);
  if (wish !== undefined) live.table = { ...live.table, you: wish };
}

beforeEach(() => {
  live = new FakeLive();
  hotseat = new HotSeat(live as unknown as Live);
});

describe("several players at one device", () => {
  it("see nothing before the first one says so", () => {
    expect(hotseat.isCovered).toBe(true);
    expect(hotseat.next).toBe(0);
    hotseat.lift();
    expect(hotseat.isCovered).toBe(false);
  });

  it("pass it on before the other's turn, and only then that view is asked for", () => {
    hotseat.lift();
    show({ asked: [1] });
    expect(live.looked).toEqual([]);
    expect(hotseat.isCovered).toBe(true);
    expect(hotseat.next).toBe(1);
    hotseat.lift();
    expect(hotseat.isCovered).toBe(true); // until that view is there
    follow();
    expect(live.table.you).toBe(1);
    expect(hotseat.isCovered).toBe(false);
  });

  it("can take something back before it is passed on", () => {
    hotseat.lift();
    show({ asked: [1], undo: "alone" });
    expect(hotseat.undoes).toBe("alone");
    expect(hotseat.last).toBe(0);
  });

  it("go on without a curtain while the same one is asked", () => {
    hotseat.lift();
    show({ asked: [0, 1] });
    expect(hotseat.isCovered).toBe(false);
  });

  it("show no hand while others play, and whoever has it goes on from there", () => {
    hotseat.lift();
    show({ asked: [2] });
    expect(live.table.you).toBeNull();
    expect(hotseat.isCovered).toBe(false);
    show({ asked: [0] });
    expect(live.table.you).toBe(0);
    expect(hotseat.isCovered).toBe(false);
  });

  it("may look at their own things between the turns", () => {
    hotseat.lift();
    show({ asked: [2] });
    hotseat.peek(1);
    expect(hotseat.next).toBe(1);
    expect(hotseat.isCovered).toBe(true);
    hotseat.lift();
    follow();
    expect(live.table.you).toBe(1);
    expect(hotseat.isCovered).toBe(false);
    show({ asked: [0] });
    expect(hotseat.next).toBe(0);
  });

  it("need no curtain when the game is over", () => {
    show({ status: "over" });
    expect(hotseat.isCovered).toBe(false);
  });

  it("need none if a bot plays for all but one of them", () => {
    live.table = table({ seats: [person("Ana"), person("Beto", { stand_in: "random" }), bot("greedy")] });
    expect(hotseat.isOn).toBe(false);
    expect(hotseat.isCovered).toBe(false);
  });
});
