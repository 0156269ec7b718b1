import { beforeEach, expect, it, vi } from "vitest";
import { answer, install } from "./shell";

const ENTRY = "assets/index-1234567.js";
const PART = "assets/cuba-1234567.js";
const PAGE = `<!doctype html><script src="/${ENTRY}"></script>`;
const SCRIPT = { "content-type": "text/javascript; charset=utf-8" };
const FOREIGN = { "content-type": "text/html" };

const kept = new Map<string, Map<string, Response>>();
const open = (name: string): unknown => {
  const cache = kept.get(name) ?? new Map<string, Response>();
  kept.set(name, cache);
  const nameOf = (what: Request | string): string =>
    typeof what === "string" ? what : new URL(what.url).pathname;
  return {
    match: async (what: Request | string) => cache.get(nameOf(what))?.clone(),
    put: async (what: Request | string, response: Response) => void cache.set(nameOf(what), response),
    keys: async () => [...cache.keys()].map((path) => new Request(location.origin + path)),
    delete: async (what: Request | string) => cache.delete(nameOf(what)),
  };
};

const at = (path: string): Promise<Response> => answer(new Request(location.origin + path))!;

let given: (path: string) => Response;

beforeEach(() => {
  kept.clear();
  given = (path) =>
    path === "/" ? new Response(PAGE, { headers: FOREIGN }) : new Response("done()", { headers: SCRIPT });
  vi.stubGlobal("caches", { open: async (name: string) => open(name) });
  vi.stubGlobal("fetch", async (what: Request | string) =>
    given(typeof what === "string" ? what : new URL(what.url).pathname),
  );
  vi.stubGlobal("BUILT", { entry: ENTRY, shell: [ENTRY], more: [], languages: {}, all: [ENTRY, PART] });
});

it("keeps a file that the club has sent", async () => {
  expect(await (await at(`/${PART}`)).text()).toBe("done()");
  given = () => Response.error();
  expect(await (await at(`/${PART}`)).text()).toBe("done()");
});

it("keeps nothing that somebody else has answered in its place", async () => {
  given = () => new Response("<p>Please sign in", { headers: FOREIGN });
  await at(`/${PART}`);
  await at("/api/games");
  given = () => new Response("done()", { headers: SCRIPT });
  expect(await (await at(`/${PART}`)).text()).toBe("done()");
  expect([...(kept.get("malecon-texts")?.keys() ?? [])]).toEqual([]);
});

it("takes over only with all that a visit begins with", async () => {
  for (const wrong of [
    new Response("<p>Please sign in", { headers: FOREIGN }),
    new Response("", { status: 503, headers: SCRIPT }),
  ]) {
    kept.clear();
    given = (path) => (path === "/" ? new Response(PAGE, { headers: FOREIGN }) : wrong);
    await expect(install()).rejects.toThrow();
    expect(kept.get("malecon-page")?.has("/")).toBeFalsy();
  }
  given = (path) =>
    path === "/" ? new Response(PAGE, { headers: FOREIGN }) : new Response("done()", { headers: SCRIPT });
  await install();
  expect(kept.get("malecon-page")?.has("/")).toBe(true);
});
