import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import { eq } from "drizzle-orm";
import type { StaffContext } from "../../../http/answer.ts";
import {
  type Credential,
  dropOtherClaims,
  findProvenHolder,
  lockCredential,
} from "../../identity/users/credentials.ts";
import { users } from "../../identity/users/tables.ts";
import { recordChange } from "../../staff/audit/record-change.ts";
import { lockPerson, refuseEmpty, type WithReason } from "./lock-person.ts";
import { findPersonRow } from "./queries.ts";

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
