import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { address, ask, Refused } from "./api";

let asked: { path: string; init: RequestInit }[];
let response: () => Response;

beforeEach(() => {
  asked = [];
  response = () => Response.json({ tables: [] });
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push({ path, init });
    return Promise.resolve(response());
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("what the server is asked", () => {
  it("has the places of its path filled, and what is not said left out", () => {
    expect(address("/api/tables/{id}/at", { id: "a/b" }, { number: 3, seat: undefined })).toBe(
      "/api/tables/a%2Fb/at?number=3",
    );
    expect(address("/api/mine")).toBe("/api/mine");
  });

  it("is sent as its document says", async () => {
    expect((await ask("GET", "/api/tables", { query: { game: "cuba" } })).tables).toEqual([]);
    expect(asked[0]?.path).toBe("/api/tables?game=cuba");
    response = () => Response.json({ seat: 1, link: "" });
    const held = await ask("POST", "/api/tables/{id}/sit", { path: { id: "t" }, body: { name: "Ana" } });
    expect(held.seat).toBe(1);
    expect(asked[1]?.init.body).toBe('{"name":"Ana"}');
  });

  it("gives nothing where nothing comes back", async () => {
    response = () => new Response(null, { status: 204 });
    expect(await ask("DELETE", "/api/tables/{id}", { path: { id: "t" } })).toBeUndefined();
  });

  it("is refused with a sentence, also by what is not our server", async () => {
    response = () => new Response("<h1>Bad gateway</h1>", { status: 502 });
    await expect(ask("GET", "/api/mine")).rejects.toMatchObject({ status: 502, failure: { kind: "failed" } });
    await expect(ask("GET", "/api/mine")).rejects.toBeInstanceOf(Refused);
  });

  it("is out of reach if it breaks off, or if somebody else answers in its place", async () => {
    const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError("network error")) });
    for (const come of [() => new Response(broken), () => new Response("<h1>Welcome to our hotel</h1>")]) {
      response = come;
      await expect(ask("GET", "/api/mine")).rejects.toMatchObject({ status: 0, failure: { kind: "away" } });
    }
  });

  it("is checked by its types", () => {
    const wrong = [
      // @ts-expect-error there is no such operation
      () => ask("GET", "/api/nothing"),
      // @ts-expect-error this one is not deleted
      () => ask("DELETE", "/api/games"),
      // @ts-expect-error its table must be named
      () => ask("GET", "/api/tables/{id}"),
      // @ts-expect-error nobody sits without a name
      () => ask("POST", "/api/tables/{id}/sit", { path: { id: "t" }, body: { seat: 1 } }),
      // @ts-expect-error it has no such field
      async () => (await ask("GET", "/api/tables")).chairs,
    ];
    expect(wrong).toHaveLength(5);
  });
});
