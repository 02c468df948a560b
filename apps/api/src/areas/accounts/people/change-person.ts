import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import { eq } from "drizzle-orm";
import type { StaffContext } from "../../../http/answer.ts";
import { revokeSessions } from "../../identity/sessions/revoke-sessions.ts";
import { openViewSession } from "../../identity/sessions/view-session.ts";
import {
  type Credential,
  dropOtherClaims,
  findProvenHolder,
  lockCredential,
} from "../../identity/users/credentials.ts";
import { users } from "../../identity/users/tables.ts";
import { recordChange } from "../../staff/audit/record-change.ts";
import { lockPerson, refuseEmpty } from "./lock-person.ts";
import { findPersonRow } from "./queries.ts";

/** A person, and why something is done to their account. */
interface WithReason {
  id: number;
  reason: string;
}

/**
 * Opens the notebook of a customer to read, for half an hour; logged with its reason.
 * @returns the token of the view, shown only once, and when it ends
 * @throws a field error at `reason`; not-found; no-notebook for a provider, and for a closed account
 */
export async function viewPerson(
  { db, now, author, settings }: StaffContext,
  { id, reason }: WithReason,
): Promise<{ token: string; until: Date }> {
  refuseEmpty(reason);
  return db.transaction(async (tx) => {
    const { user, customerId, closedAt } = await findPersonRow(tx, now, id);
    if (customerId === null || closedAt !== null || user.archivedAt !== null)
      throw refusal("no-notebook");
    const opened = await openViewSession(tx, { userId: id, brand: settings.brand, now });
    const after = { reason, until: opened.until.toISOString() };
    await recordChange(tx, author, now, { action: "people.view", id, before: null, after });
    return opened;
  });
}

/**
 * Notes an address or a number as proven, as its own proof would: unproven claims of others end.
 * @throws field errors at `reason` and `credential`; not-found; changed-meanwhile when it is proven
 * already; credential-held when another account has proven it
 */
export async function verifyPerson(
  { db, now, author }: StaffContext,
  { id, reason, credential }: WithReason & { credential: "email" | "phone" },
): Promise<void> {
  refuseEmpty(reason);
  await db.transaction(async (tx) => {
    const stored = await findPersonRow(tx, now, id);
    const value = stored.user[credential];
    if (value === null) throw fieldRefusal({ credential: [consoleMessages.credentialMissing] });
    const claim: Credential = credential === "email" ? { email: value } : { phone: value };
    await lockCredential(tx, claim);
    const user = await lockPerson(tx, id);
    const verifiedAt = credential === "email" ? user.emailVerifiedAt : user.phoneVerifiedAt;
    if (verifiedAt !== null || user[credential] !== value) throw refusal("changed-meanwhile");
    const holder = await findProvenHolder(tx, user.role, claim);
    if (holder !== null) throw refusal("credential-held");
    await dropOtherClaims(tx, { userId: id, role: user.role }, claim);
    await tx
      .update(users)
      .set(credential === "email" ? { emailVerifiedAt: now } : { phoneVerifiedAt: now })
      .where(eq(users.id, id));
    const change = {
      before: { [credential]: "unproven" },
      after: { [credential]: "proven", reason },
    };
    await recordChange(tx, author, now, { action: "people.verify", id, ...change });
  });
}

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
