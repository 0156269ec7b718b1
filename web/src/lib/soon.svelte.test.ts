import { describe, expect, it } from "vitest";
import { awaited, isInMaking, soon } from "./soon.svelte";

const task = (): Promise<void> => new Promise((done) => setTimeout(done));

describe("a page in the making", () => {
  it("is made part by part, each in a task of its own", async () => {
    const made: string[] = [];
    for (const part of ["street", "hand", "log"]) {
      void soon().then(() => {
        made.push(part);
        queueMicrotask(() => made.push("·"));
      });
    }
    expect(made).toEqual([]);
    while (made.length < 6) await task();
    expect(made).toEqual(["street", "·", "hand", "·", "log", "·"]);
  });

  it("is so until all has come that is waited for, also what fails", async () => {
    expect(isInMaking()).toBe(false);
    let fail: (why: Error) => void;
    const board = awaited(new Promise((_, refuse) => (fail = refuse)));
    const part = awaited(soon());
    await part;
    await task();
    expect(isInMaking()).toBe(true);
    fail!(new Error("no net"));
    await expect(board).rejects.toThrow("no net");
    while (isInMaking()) await task();
  });
});
