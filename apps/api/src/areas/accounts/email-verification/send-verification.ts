import { accountMessages } from "@jdj/contract/accounts/messages";
import { fieldRefusal } from "@jdj/contract/call/refusals";
import type { RequestContext } from "../../../app-context.ts";
import { hashToken, makeToken } from "../../../crypto/token.ts";
import type { Database } from "../../../database/connect.ts";
import { findProvenHolder, type UserRole } from "../../identity/users/credentials.ts";
import { ceilings } from "../../operations/ceilings/ceilings.ts";
import { consumeCeiling } from "../../operations/ceilings/consume-ceiling.ts";
import { emailVerifications } from "./tables.ts";

/** How long the link is valid: 48 hours. */
const LINK_MS = 48 * 3600 * 1000;

/**
 * Writes a verification link and enqueues its email, within the caller's transaction. When another
 * account of the same role has already proven the address, that account's owner gets a notice instead and no link is
 * sent; the answer to the caller is the same.
 * @throws 422 at `email` above the daily ceiling
 */
export async function sendVerification(
  tx: Database,
  { jobs, now, settings }: RequestContext,
  to: { userId: number; role: UserRole; email: string; givenNames: string },
): Promise<void> {
  const subject = String(to.userId);
  if (!(await consumeCeiling(tx, { now, settings }, ceilings.activationEmails, subject)))
    throw fieldRefusal({ email: [accountMessages.activationsToday] });
  const token = makeToken();
  await tx.insert(emailVerifications).values({
    userId: to.userId,
    email: to.email,
    tokenHash: hashToken(token),
    expiresAt: new Date(now.getTime() + LINK_MS),
    createdAt: now,
  });
  const holder = await findProvenHolder(tx, to.role, { email: to.email });
  if (holder !== null && holder.id !== to.userId) {
    await jobs.enqueue(tx, "notify-email-attempted", { email: to.email, role: to.role });
    return;
  }
  await jobs.enqueue(tx, "send-email", {
    kind: "email-verification",
    to: to.email,
    props: {
      givenNames: to.givenNames,
      link: `${settings.publicUrl}/activation-compte/${token}/${encodeURIComponent(to.email)}`,
    },
  });
}
