/** The friends of whoever looks, and what they ask of each other. */
import { ask, Refused } from "../lib/api";
import { inbox } from "../lib/inbox.svelte";
import type { components } from "../lib/wire";
import { toast } from "../ui/toasts.svelte";

type Schemas = components["schemas"];
export type FriendView = Schemas["FriendView"];
export type FriendsView = Schemas["FriendsView"];
export type MetView = Schemas["MetView"];
export type Presence = FriendView["presence"];
type Whom = Schemas["Whom"];

/** Somebody of a table. */
export const seatOf = ({ table, seat }: MetView): Whom => ({ table, seat });
export const keyOf = ({ table, seat }: MetView): string => `${table} ${seat}`;

export class Circle {
  view = $state.raw<FriendsView | null>(null);
  trouble = $state("");
  busy = $state(false);
  private asked = 0;

  async look(): Promise<void> {
    if (this.busy) return;
    try {
      await this.take(ask("GET", "/api/friends"));
      this.trouble = "";
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      this.trouble = fault.message;
    }
  }

  /** Ask somebody to be friends, or say yes. */
  be = (whom: Whom): Promise<boolean> => this.do(() => ask("POST", "/api/friends", { body: whom }));

  /** End it, take it back, or let it be. */
  letBe = (id: string): Promise<boolean> =>
    this.do(async () => {
      try {
        return await ask("DELETE", "/api/friends/{id}", { path: { id } });
      } catch (fault) {
        if (!(fault instanceof Refused) || fault.status !== 404) throw fault;
        return ask("GET", "/api/friends"); // done already, in another window
      }
    });

  show = (shown: boolean): Promise<boolean> =>
    this.do(async () => {
      await ask("POST", "/api/friends/presence", { body: { shown } });
      return ask("GET", "/api/friends");
    });

  /** One thing at a time. Whether it was done; if not, it is told why, and how it is now. */
  private async do(deed: () => Promise<FriendsView>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      await this.take(deed());
      return true;
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      toast(fault.message, "trouble");
    } finally {
      this.busy = false;
    }
    await this.look();
    return false;
  }

  /** What was asked last counts, whatever comes last. */
  private async take(coming: Promise<FriendsView>): Promise<void> {
    const number = ++this.asked;
    const view = await coming;
    if (number !== this.asked) return;
    this.view = view;
    inbox.asking = view.asking.length;
  }
}
