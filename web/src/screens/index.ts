/** The screens, each loaded when an address asks for it. */
import type { Component } from "svelte";

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

export function screenAt(path: string): Screen {
  if (path === "/") return { key: "landing", props: {}, load: screen(() => import("./Landing.svelte")) };
  const table = /^\/table\/([\w-]+)$/.exec(path)?.[1];
  if (table) return { key: path, props: { id: table }, load: screen(() => import("./TableScreen.svelte")) };
  const fresh = /^\/new(?:\/(\w+))?$/.exec(path);
  if (fresh)
    return { key: "new", props: { game: fresh[1] }, load: screen(() => import("./NewTable.svelte")) };
  const rules = /^\/rules(?:\/(\w+))?$/.exec(path);
  if (rules) return { key: "rules", props: { game: rules[1] }, load: screen(() => import("./Rules.svelte")) };
  if (path === "/statistics")
    return { key: "statistics", props: {}, load: screen(() => import("./Statistics.svelte")) };
  if (path === "/lobby") return { key: "lobby", props: {}, load: screen(() => import("./Lobby.svelte")) };
  return { key: "nowhere", props: {}, load: screen(() => import("./Nowhere.svelte")) };
}
