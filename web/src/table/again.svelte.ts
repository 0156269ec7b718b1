/** Another game like the one that has ended. */
import { ask, Refused } from "../lib/api";
import { makeTable } from "../lib/club.svelte";
import type { Play } from "../lib/play.svelte";
import { route } from "../lib/route.svelte";
import { t } from "../lib/words.svelte";
import { toast } from "../ui/toasts.svelte";
import { again } from "./result";

export class Again {
  isMaking = $state(false);

  constructor(private readonly at: Play) {}

  async play(): Promise<void> {
    const { at } = this;
    const table = at.table!;
    // An owner's own components are in files of theirs, not on the table.
    if (table.settings.box !== null) return route.go(`/new/${table.settings.game}`);
    this.isMaking = true;
    try {
      const made = await makeTable(again(table, at.live.mine));
      const others = table.seats.flatMap((seat, number) =>
        seat.kind === "person" && !at.live.mine.seats.includes(number) ? [number] : [],
      );
      if (others.length > 0 && at.seat !== null) {
        const text = t("page-again-said", { address: `${location.origin}/table/${made.id}` });
        await at.live.do({ do: "chat", seat: at.seat, text }).catch(() => undefined);
        // Whoever has closed the page finds it among their games. It is no harm if somebody cannot be invited.
        const path = { id: made.id };
        const invite = (seat: number): Promise<unknown> =>
          ask("POST", "/api/tables/{id}/invitations", { path, body: { whom: [{ table: table.id, seat }] } });
        await Promise.allSettled(others.map(invite));
      }
      route.go(`/table/${made.id}`);
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      toast(fault.message, "trouble");
      this.isMaking = false;
    }
  }
}
