/** How one is told of one's turn by this club, and how one wants to be. */
import { ask, Refused } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import { words } from "../lib/words.svelte";
import type { components } from "../lib/wire";
import * as browser from "./browser";

type View = components["schemas"]["NoticesView"];
type Change = components["schemas"]["ChangeWishes"];

export class Notices {
  known = $state.raw<View | null>(null);
  /** What went wrong with what, in words. */
  failed = $state<{ about: string; message: string } | null>(null);
  busy = $state(false);
  here = $state(""); // the club's name for this browser, if it is subscribed
  obstacle = $state(browser.obstacle());

  readonly isTold = $derived(this.known?.browsers.some(({ id }) => id === this.here) ?? false);

  /** Told here, if only while the page is open: some browsers have no push service. */
  readonly isOn = $derived(this.isTold || (settings.notify && this.obstacle === ""));

  async load(): Promise<void> {
    await this.try("load", async () => {
      this.known = await ask("GET", "/api/notices");
      const found = await browser.subscribed();
      this.here = found ? await browser.idOf(found.endpoint) : "";
    });
  }

  /** Do something; whether it was done. */
  private async try(about: string, run: () => Promise<void>): Promise<boolean> {
    this.failed = null;
    this.busy = true;
    try {
      await run();
      return true;
    } catch (fault) {
      this.failed = { about, message: fault instanceof Refused ? fault.message : "" };
      return false;
    } finally {
      this.busy = false;
    }
  }

  wish(about: string, change: Change): Promise<boolean> {
    return this.try(about, async () => {
      this.known = await ask("POST", "/api/notices", { body: { ...change, zone: browser.zone() } });
    });
  }

  wishAt(table: string, tell: boolean): Promise<boolean> {
    return this.try("table", async () => {
      const path = { id: table };
      this.known = await ask("POST", "/api/notices/tables/{id}", { path, body: { tell } });
    });
  }

  /** Have this browser told. */
  tellHere(): Promise<boolean> {
    return this.try("here", async () => {
      settings.notify = await browser.permitted();
      this.obstacle = browser.obstacle();
      const found = settings.notify ? await browser.subscribe(this.known!.key) : null;
      const { endpoint, keys } = found?.toJSON() ?? {};
      if (!endpoint || !keys) return;
      const { p256dh = "", auth = "" } = keys;
      const about = { label: browser.label(), language: words.language, zone: browser.zone() };
      const body = { endpoint, keys: { p256dh, auth }, ...about };
      this.known = await ask("POST", "/api/notices/push", { body });
      this.here = await browser.idOf(endpoint);
    });
  }

  /** Have it told no more. */
  async silenceHere(): Promise<void> {
    settings.notify = false;
    if (this.isTold) await this.forget(this.here);
  }

  /** Let a browser be told no more. */
  forget(id: string): Promise<boolean> {
    return this.try(id === this.here ? "here" : "browsers", async () => {
      this.known = await ask("DELETE", "/api/notices/push/{browser}", { path: { browser: id } });
      if (id !== this.here) return;
      this.here = "";
      await (await browser.subscribed())?.unsubscribe();
    });
  }

  test(): Promise<boolean> {
    return this.try("test", async () => void (await ask("POST", "/api/notices/test")));
  }

  setMail(address: string): Promise<boolean> {
    return this.try("mail", async () => {
      const body = { address: address.trim(), language: words.language };
      this.known = await ask("POST", "/api/notices/mail", { body });
    });
  }

  confirm(code: string): Promise<boolean> {
    return this.try("mail", async () => {
      this.known = await ask("POST", "/api/notices/mail/confirm", { body: { code } });
    });
  }

  forgetMail(): Promise<boolean> {
    return this.try("mail", async () => void (this.known = await ask("DELETE", "/api/notices/mail")));
  }
}
