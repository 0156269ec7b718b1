/** Say no to an invitation. */
import { ask, Refused } from "../lib/api";
import { inbox, type Invitation } from "../lib/inbox.svelte";
import { toast } from "../ui/toasts.svelte";
import { say } from "./texts";

export async function decline({ table, name }: Invitation): Promise<void> {
  try {
    await ask("POST", "/api/tables/{id}/invitations/decline", { path: { id: table.id } });
    inbox.drop(table.id);
    toast(say("declined-now", { name }));
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault;
    toast(fault.message, "trouble");
  }
}
