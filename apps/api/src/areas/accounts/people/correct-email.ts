import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { isEmail, tidyEmail } from "@jdj/contract/person/email";
import { personMessages } from "@jdj/contract/person/messages";
import { eq } from "drizzle-orm";
import type { StaffContext } from "../../../http/answer.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { findProvenHolder, lockCredential } from "../../identity/users/credentials.ts";
import { users } from "../../identity/users/tables.ts";
import { maskRecipient } from "../../operations/outgoing-messages/mask-recipient.ts";
import { recipientHash } from "../../operations/outgoing-messages/recipient-hash.ts";
import { approve } from "../../staff/approvals/approve.ts";
import { recordChange } from "../../staff/audit/record-change.ts";
import { sendVerification } from "../email-verification/send-verification.ts";
import { lockPerson, refuseEmpty } from "./lock-person.ts";

/** Under which a correction waits for a second person. */
export const CORRECT_EMAIL = "people.correct-email";

/**
 * Corrects the address of an account, as its holder asked for otherwise. The new address gets a link
 * and counts once it is opened; the present one is told at once. Whoever has proven an address or a
 * number loses the account with a wrong one: then two members of staff type the same address. No log
 * has more of it than its first letters.
 * @returns whether it waits for a second person; nothing was sent then
 * @throws field errors at `reason` and `email`; not-found; changed-meanwhile when it is the address
 * already; credential-held when another account has proven it; mail-closed; second-person-needed;
 * access-too-new
 */
export async function correctEmail(
  context: StaffContext,
  { id, reason, email: typed }: { id: number; reason: string; email: string },
): Promise<boolean> {
  const { db, jobs, now, author, settings } = context;
  refuseEmpty(reason);
  const email = tidyEmail(typed).toLowerCase();
  if (!isEmail(email)) throw fieldRefusal({ email: [personMessages.emailInvalid] });
  if (settings.closedServices.includes("mail")) throw refusal("mail-closed");
  return db.transaction(async (tx) => {
    await lockCredential(tx, { email });
    const user = await lockPerson(tx, id);
    if (user.email?.toLowerCase() === email || user.archivedAt !== null)
      throw refusal("changed-meanwhile");
    if ((await findProvenHolder(tx, user.role, { email })) !== null)
      throw refusal("credential-held");
    const isProven = (user.emailVerifiedAt ?? user.phoneVerifiedAt) !== null;
    const change = {
      email: maskRecipient(email),
      key: recipientHash(settings.secret, email).toString("base64url").slice(0, 16),
    };
    const asked = { action: CORRECT_EMAIL, recordId: id, detail: reason, change, now } as const;
    const approval = await approve(tx, author, { ...asked, amount: isProven ? 1 : 0, limit: 0 });
    if (approval.waits) return true;
    await tx
      .update(users)
      .set(user.emailVerifiedAt === null ? { email, pendingEmail: null } : { pendingEmail: email })
      .where(eq(users.id, id));
    const { role, givenNames } = user;
    await sendVerification(tx, context, { userId: id, role, email, givenNames });
    if (user.email !== null) {
      const page = at(role === "PROVIDER" ? "proForgottenPassword" : "forgottenPassword");
      const props = { givenNames, link: `${settings.publicUrl}${page}` };
      await jobs.enqueue(tx, "send-email", { kind: "email-corrected", to: user.email, props });
    }
    const before = { email: user.email === null ? null : maskRecipient(user.email) };
    const after = { email: change.email, reason, requested_by: approval.askedBy };
    await recordChange(tx, author, now, { action: CORRECT_EMAIL, id, before, after });
    return false;
  });
}

/**
 * Sends the link again that proves the address of an account, as its holder may ask for themselves.
 * @throws not-found; nothing-to-prove; mail-closed; verification-mail-not-sent after five in an hour
 */
export async function resendActivation(context: StaffContext, id: number): Promise<void> {
  const { db, now, author, settings } = context;
  await db.transaction(async (tx) => {
    const user = await lockPerson(tx, id);
    const email = user.pendingEmail ?? (user.emailVerifiedAt === null ? user.email : null);
    if (email === null || user.archivedAt !== null) throw refusal("nothing-to-prove");
    if (settings.closedServices.includes("mail")) throw refusal("mail-closed");
    const limit = limits.verificationMail;
    await consumeRateLimit(limit, String(id), context, "verification-mail-not-sent");
    const { role, givenNames } = user;
    await sendVerification(tx, context, { userId: id, role, email, givenNames });
    const after = { email: maskRecipient(email) };
    await recordChange(tx, author, now, { action: "people.resend", id, before: null, after });
  });
}
