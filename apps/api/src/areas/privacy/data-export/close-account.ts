import { accountMessages } from "@jdj/contract/accounts/messages";
import { fieldRefusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { verifyPassword } from "../../../crypto/password.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { cancelBookingsOf } from "../../bookings/bookings/cancel-bookings-of.ts";
import { cancelCampaignsOf } from "../../cards/campaigns/cancel-campaigns-of.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { revokeSessions } from "../../identity/sessions/revoke-sessions.ts";
import { customers } from "../../identity/users/tables.ts";
import { endSharing, leaveSharedOwnership } from "../../notebook/sharing/end-sharing.ts";

/**
 * Closes an account after checking its password: all sessions end, nobody can sign in any more, all
 * sharing ends, bookings to come are cancelled, and no campaign is sent that has not been sent yet. Events with another owner remain
 * theirs.
 * @throws a field error at `password`; too-many-requests after ten attempts in 15 minutes
 */
export async function closeAccount(
  context: RequestContext,
  { user, customer }: CustomerActor,
  password: string,
): Promise<void> {
  await consumeRateLimit(limits.password, String(user.id), context);
  if (user.passwordHash === null)
    throw fieldRefusal({ password: [accountMessages.passwordMissing] });
  if (!(await verifyPassword(password, user.passwordHash, `account ${user.id}`)))
    throw fieldRefusal({ password: [accountMessages.passwordWrong] });
  await context.db.transaction(async (tx) => {
    await tx
      .update(customers)
      .set({ archivedAt: context.now })
      .where(eq(customers.id, customer.id));
    await leaveSharedOwnership(tx, customer.id);
    await cancelCampaignsOf(tx, customer.id, context.now);
    await cancelBookingsOf({ ...context, db: tx }, customer.id);
    await endSharing(tx, customer.id, context.now);
    await revokeSessions(tx, user.id, context.now);
  });
}
