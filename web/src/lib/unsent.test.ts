import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dropUnsent, isUnsent, keepUnsent, sendUnsent } from "./unsent";
import type { Command } from "./types";

const given = (id: string): Command => ({
  ...{ do: "answer", seat: 0, words: "protected 0", length: 3, sealed: 0, number: 9, id },
});
const refused = (status: number): Response =>
  Response.json(
    { error: { kind: "stale", key: "table-stale", values: {}, message: "late", rule: null } },
    { status },
  );

let sent: string[];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  localStorage.clear();
  sent = [];
  answer = () => Response.json({ number: 10, repeated: false });
  vi.stubGlobal("fetch", (path: string, { body }: RequestInit) => {
    sent.push(`${path} ${(JSON.parse(String(body)) as { id: string }).id}`);
    return Promise.resolve(answer());
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("an answer that has not arrived", () => {
  it("is sent under its own name, and then no more", async () => {
    keepUnsent("t", given("a"));
    expect(await sendUnsent()).toEqual([]);
    expect(await sendUnsent()).toEqual([]);
    expect(sent).toEqual(["/api/tables/t a"]);
    expect(isUnsent("t")).toBe(false);
  });

  it.each([
    ["nobody answers", () => Promise.reject(new TypeError("no network"))],
    ["a proxy answers alone", () => new Response("", { status: 502 })],
    ["too much was asked at once", () => refused(429)],
  ])("is kept as long as %s", async (_, away) => {
    keepUnsent("t", given("a"));
    answer = away;
    expect(await sendUnsent("t")).toEqual([]);
    expect(isUnsent("t")).toBe(true);
  });

  it("that comes too late is told of once", async () => {
    keepUnsent("t", given("a"));
    keepUnsent("u", given("b"));
    answer = () => refused(409);
    expect(await sendUnsent("t")).toEqual(["t"]);
    expect(await sendUnsent("t")).toEqual([]);
    expect(isUnsent("u")).toBe(true);
  });

  it("makes room for a newer one that was given meanwhile", async () => {
    keepUnsent("t", given("a"));
    answer = () => {
      keepUnsent("t", given("b"));
      return Response.json({ number: 10, repeated: false });
    };
    await sendUnsent();
    expect(isUnsent("t")).toBe(true);
    dropUnsent("t");
    expect(isUnsent("t")).toBe(false);
  });
});
