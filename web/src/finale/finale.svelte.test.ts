/** What the end of a game in a knock-out asks its cup. */
import { afterEach, expect, test, vi } from "vitest";
import { Finale } from "./finale.svelte";

const RESULT = { scores: [9, 9], winners: [0, 1], ending: "" } as unknown as Finale["result"];
const cup = (decided: boolean) => ({
  status: "running",
  round: {
    number: 1,
    tables: [{ table: 1, id: "here", decided, seats: [{ who: "ana" }, { who: "bo" }] }],
  },
  knock_out: [
    {
      number: 1,
      matches: [{ table: 1, stage: "round", level: decided, ahead: decided ? ["bo"] : [] }],
    },
  ],
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it asks again until the cup has read the result", async () => {
  vi.useFakeTimers();
  const told = [cup(false), cup(true)];
  const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify(told.shift()))));
  vi.stubGlobal("fetch", fetched);
  const finale = new Finale("here", RESULT, false);
  await finale.askCup("winter");
  expect(finale.level).toBeNull();
  await vi.advanceTimersByTimeAsync(5000);
  expect(finale.level).toEqual({ stage: "round", seats: [1] });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched.mock.calls.map(([address]: unknown[]) => address)).toEqual([
    "/api/cups/winter?table=here",
    "/api/cups/winter?table=here",
  ]);
});
