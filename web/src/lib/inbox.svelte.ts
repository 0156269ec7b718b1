/** What others ask of whoever is here, as the club has told it last: to come to their tables, and to be friends. */
import type { components } from "./wire";

export type Invitation = components["schemas"]["InvitationView"];

class Inbox {
  invitations = $state.raw<readonly Invitation[]>([]);
  asking = $state(0);
  readonly count = $derived(this.invitations.length + this.asking);

  hear({ invitations, asking }: Pick<components["schemas"]["MyTables"], "invitations" | "asking">): void {
    this.invitations = invitations;
    this.asking = asking;
  }

  /** It is answered. */
  drop(table: string): void {
    this.invitations = this.invitations.filter((one) => one.table.id !== table);
  }
}

export const inbox = new Inbox();
