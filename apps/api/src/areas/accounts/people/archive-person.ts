import { refusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import type { StaffContext } from "../../../http/answer.ts";
import { revokeSessions } from "../../identity/sessions/revoke-sessions.ts";
import { users } from "../../identity/users/tables.ts";
import { recordChange } from "../../staff/audit/record-change.ts";
import { lockPerson, refuseEmpty, type WithReason } from "./lock-person.ts";

/**
 * Closes the sign-in of an account and ends its sessions, or opens it again. Nothing is erased: its
 * notebook, shared with others, and its cards stay.
 * @throws a field error at `reason`; not-found; changed-meanwhile when it is so already
 */
export async function setPersonArchived(
  { db, now, author }: StaffContext,
  { id, reason, archived }: WithReason & { archived: boolean },
): Promise<void> {
  refuseEmpty(reason);
  await db.transaction(async (tx) => {
    const { archivedAt } = await lockPerson(tx, id);
    if ((archivedAt !== null) === archived) throw refusal("changed-meanwhile");
    await tx
      .update(users)
      .set({ archivedAt: archived ? now : null })
      .where(eq(users.id, id));
    if (archived) await revokeSessions(tx, id, now);
    const action = archived ? "people.archive" : "people.restore";
    const change = { before: { archived: !archived }, after: { archived, reason } };
    await recordChange(tx, author, now, { action, id, ...change });
  });
}
