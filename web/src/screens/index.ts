/** The screens, each loaded when an address asks for it. */
import type { Component } from "svelte";
import { words } from "../lib/words.svelte";

export interface Screen {
  /** Two addresses with the same key are the same screen: it stays, and so does what was half done on it. */
  key: string;
  props: Props;
  load: () => Promise<Module>;
}

type Props = Record<string, string | undefined>;
interface Module {
  default: Component<Props>;
}
/** Each screen has props of its own; `screenAt` gives it those. */
const screen =
  (load: () => Promise<unknown>): Screen["load"] =>
  () =>
    load() as Promise<Module>;

/** With the sentences that only these need. */
const newTable = (): Promise<unknown> => words.beside("newtable", import("./NewTable.svelte"));
const newCup = (): Promise<unknown> => words.beside("newtable", import("./NewCup.svelte"));
const cupOf = (): Promise<unknown> => words.beside("newtable", import("./Cup.svelte"));
const rulesOf = (): Promise<unknown> => words.beside("page-rules", import("./Rules.svelte"));

export function screenAt(path: string): Screen {
  if (path === "/") return { key: "landing", props: {}, load: screen(() => import("./Landing.svelte")) };
  const table = /^\/table\/([\w-]+)$/.exec(path)?.[1];
  if (table) return { key: path, props: { id: table }, load: screen(() => import("./TableScreen.svelte")) };
  const fresh = /^\/new(?:\/(\w+))?$/.exec(path);
  if (fresh) return { key: "new", props: { game: fresh[1] }, load: screen(newTable) };
  const rules = /^\/rules(?:\/(\w+))?$/.exec(path);
  if (rules) return { key: "rules", props: { game: rules[1] }, load: screen(rulesOf) };
  if (path === "/statistics")
    return { key: "statistics", props: {}, load: screen(() => import("./Statistics.svelte")) };
  if (path === "/cups") return { key: "cups", props: {}, load: screen(() => import("./Cups.svelte")) };
  if (path === "/cups/new") return { key: "new-cup", props: {}, load: screen(newCup) };
  const cup = /^\/cup\/([\w-]+)$/.exec(path)?.[1];
  if (cup) return { key: path, props: { id: cup }, load: screen(cupOf) };
  const next = /^\/season\/([\w-]+)\/next$/.exec(path)?.[1];
  if (next) return { key: path, props: { season: next }, load: screen(newCup) };
  if (path === "/seasons/new")
    return { key: "new-season", props: {}, load: screen(() => import("./NewSeason.svelte")) };
  const season = /^\/season\/([\w-]+)$/.exec(path)?.[1];
  if (season) return { key: path, props: { id: season }, load: screen(() => import("./Season.svelte")) };
  if (path === "/games") return { key: "games", props: {}, load: screen(() => import("./Mine.svelte")) };
  if (path === "/me") return { key: "me", props: {}, load: screen(() => import("./me/Me.svelte")) };
  const person = /^\/people\/([\w-]+)$/.exec(path)?.[1];
  if (person) return { key: path, props: { id: person }, load: screen(() => import("./me/Person.svelte")) };
  if (path === "/desk") return { key: "desk", props: {}, load: screen(() => import("./desk/Desk.svelte")) };
  if (path === "/friends")
    return { key: "friends", props: {}, load: screen(() => import("../friends/Friends.svelte")) };
  if (path === "/meet") return { key: "meet", props: {}, load: screen(() => import("./meet/Meet.svelte")) };
  if (path === "/lobby") return { key: "lobby", props: {}, load: screen(() => import("./Lobby.svelte")) };
  return { key: "nowhere", props: {}, load: screen(() => import("./Nowhere.svelte")) };
}
