/** Who this browser is, and what becomes of it: asked when one of these screens is opened, and told to the rest. */
import { ask, Refused } from "../../lib/api";
import { attention } from "../../lib/attention.svelte";
import { forgetAll, forgetSeen } from "../../lib/forget";
import { settings } from "../../lib/settings.svelte";
import type { components } from "../../lib/wire";
import { toast } from "../../ui/toasts.svelte";

export type Me = components["schemas"]["MeView"];

class Identity {
  me = $state.raw<Me | null>(null);
  trouble = $state("");
  private isKnown = false; // as long as nothing else is heard

  async load(): Promise<void> {
    const wasKnown = this.isKnown;
    try {
      this.me = await ask("GET", "/api/me");
      this.isKnown = this.me.known;
      this.trouble = "";
      settings.known = this.me.known;
      if (this.me.known) settings.name = this.me.name;
      else if (wasKnown) await this.forget(); // from elsewhere
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      this.trouble = fault.message;
    }
  }

  /** They may not: another tab or device may have made somebody else of this one. Then the screen is another too. */
  async lookAgain(why: Refused): Promise<void> {
    if (why.status !== 403 && why.status !== 409) return;
    const wasKnown = this.isKnown;
    await this.load();
    if (this.isKnown !== wasKnown) toast(why.message, "trouble");
  }

  /** Somebody else from now on: what was kept here for another is forgotten. */
  async changed(): Promise<Me | null> {
    await forgetSeen();
    void attention.look();
    await this.load();
    return this.me;
  }

  async signedOut(): Promise<void> {
    this.me = null;
    this.isKnown = false;
    await this.forget();
    await this.load();
  }

  private async forget(): Promise<void> {
    await forgetAll();
    void attention.look();
  }
}

export const identity = new Identity();
