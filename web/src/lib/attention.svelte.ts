/** It is your turn somewhere else: a mark in the tab, at its picture and at the app, as long as it is so. */
import { isAsked, isOpen } from "./listing";
import { keepMine, lastMine, whenMine } from "./seen";
import { ask } from "./api";
import { route } from "./route.svelte";
import { turn } from "./turn.svelte";
import type { MyTable } from "./types";

const OFTEN = 60_000; // milliseconds between two looks, as long as something can change

class Attention {
  private tables = $state.raw<MyTable[]>([]);
  private isHidden = $state(document.hidden);
  private last = 0;

  private readonly here = $derived(/^\/table\/([\w-]+)$/.exec(route.path)?.[1]);
  private readonly others = $derived(this.tables.filter(({ table }) => table.id !== this.here));
  /** At how many tables somebody here is asked, without the one that is looked at. */
  private readonly count = $derived(
    this.others.filter(isAsked).length + Number(turn.isHere && this.isHidden),
  );
  /** The title of a table says by itself whose turn it is there. */
  private readonly mark = $derived(this.others.filter(isAsked).length);

  begin(): void {
    whenMine(({ tables }) => {
      this.tables = tables;
      this.last = Date.now();
    });
    void lastMine().then((seen) => (this.tables = seen?.what.tables ?? this.tables));
    document.addEventListener("visibilitychange", () => {
      this.isHidden = document.hidden;
      if (!document.hidden && Date.now() - this.last > OFTEN) void this.look();
    });
    setInterval(() => {
      if (this.others.some(({ table, seats }) => isOpen(table) && seats.length > 0)) void this.look();
    }, OFTEN);
    $effect.root(() => {
      $effect(() => this.show());
      $effect(() => this.entitle(this.mark));
      $effect(() => {
        // Somebody comes from a table, at which they have answered perhaps. Lists of tables ask by themselves.
        if (route.path !== "/" && route.path !== "/lobby") void this.look();
      });
    });
  }

  /** Ask how the own tables stand. */
  async look(): Promise<void> {
    this.last = Date.now(); // also if it fails
    // Out of reach it stays as it was, and what cannot be kept counts all the same.
    await ask("GET", "/api/mine")
      .then(keepMine, () => undefined)
      .catch(() => undefined);
  }

  private show(): void {
    const picture = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    const wanted = this.count > 0 ? "/icon-turn.svg" : "/icon.svg";
    if (picture && picture.getAttribute("href") !== wanted) picture.setAttribute("href", wanted);
    // Browsers without a place for it do not know these.
    if (this.count > 0) void navigator.setAppBadge?.(this.count).catch(() => undefined);
    else void navigator.clearAppBadge?.().catch(() => undefined);
  }

  /** Every screen has a title of its own; before it stands at how many tables one is waited for. */
  private entitle(mark: number): () => void {
    const write = (): void => {
      const bare = document.title.replace(/^\(\d+\) /, "");
      const wanted = mark > 0 ? `(${mark}) ${bare}` : bare;
      if (document.title !== wanted) document.title = wanted;
    };
    write();
    const watch = new MutationObserver(write);
    watch.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => watch.disconnect();
  }
}

export const attention = new Attention();
