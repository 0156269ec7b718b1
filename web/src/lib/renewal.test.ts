import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { route } from "./route.svelte";

let hidden: boolean;
let went: string[];
let pages: { isThere: boolean }[] = [];

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
  [hidden, went] = [false, []];
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  vi.spyOn(location, "assign").mockImplementation((to) => void went.push(String(to)));
});
afterEach(() => {
  for (const page of pages) page.isThere = false; // it is closed
  pages = [];
  vi.restoreAllMocks();
});

/** A page that was just loaded. */
async function loaded(page = "/assets/index-1.js") {
  const { renewal } = await import("./renewal.svelte");
  const { route } = await import("./route.svelte");
  renewal.page = page;
  pages.push(renewal);
  return { renewal, route };
}

const look = (isHidden: boolean): void => {
  hidden = isHidden;
  document.dispatchEvent(new Event("visibilitychange"));
};

describe("a newer page", () => {
  it("is loaded while nobody looks", async () => {
    const { renewal } = await loaded();
    renewal.notice();
    expect(went).toEqual([]);
    look(true);
    expect(went).toEqual([location.href]);
  });

  it("waits for what is under way", async () => {
    const { renewal, route } = await loaded();
    const leave = renewal.hold(() => true);
    renewal.notice();
    look(true);
    expect(route.before("/rules")).toBe(false);
    expect(went).toEqual([]);
    leave();
    look(true);
    expect(went).toEqual([location.href]);
  });

  it("waits for whoever has typed something, until they go elsewhere", async () => {
    const { renewal, route } = await loaded();
    dispatchEvent(new Event("input"));
    renewal.notice();
    look(true);
    expect(went).toEqual([]);
    expect(route.before("/rules")).toBe(true);
    expect(went).toEqual(["/rules"]);
  });

  it("is loaded once, if that does not help", async () => {
    const { renewal } = await loaded();
    renewal.notice();
    look(true);
    vi.resetModules();
    const again = await loaded();
    again.renewal.notice();
    look(true);
    expect(again.route.before("/rules")).toBe(false);
    expect(went.length).toBe(1);
  });
});

it("is nothing that a route knows by itself", () => expect(route.before("/rules")).toBe(false));
