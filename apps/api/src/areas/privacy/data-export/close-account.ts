import { accountMessages } from "@jdj/contract/accounts/messages";
import { openMoneySentence } from "@jdj/contract/accounts/open-money-words";
import { fieldRefusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { cancelBookingsOfAccount } from "../../bookings/bookings/cancel-bookings-of-account.ts";
import { cancelCampaignsOfAccount } from "../../campaigns/campaigns/cancel-campaigns-of-account.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { revokeSessions } from "../../identity/sessions/revoke-sessions.ts";
import { confirmPassword } from "../../identity/users/confirm-password.ts";
import { customers } from "../../identity/users/tables.ts";
import { endSharing, leaveSharedOwnership } from "../../notebook/sharing/end-sharing-of-account.ts";
import { findOpenMoney } from "../account-erasure/find-open-money.ts";

/**
 * Closes an account after checking its password: all sessions end, nobody can sign in any more, all
 * sharing ends, bookings to come are cancelled, and no campaign is sent that has not been sent yet. Events with another owner remain
 * theirs.
 * @throws a field error at `password`, and at `money` while some is open; too-many-requests after ten attempts in 15 minutes
 */
export async function closeAccount(
  context: RequestContext,
  { user, customer }: CustomerActor,
  password: string,
): Promise<void> {
  await confirmPassword(context, user, password, "password");
  const account = { userId: user.id, customerId: customer.id };
  await context.db.transaction(async (tx) => {
    // No payment can be opened for the account while its row is locked.
    await tx.select().from(customers).where(eq(customers.id, customer.id)).for("update");
    const open = await findOpenMoney(tx, context.now, customer.id);
    if (open.length > 0)
      throw fieldRefusal({ money: open.map(openMoneySentence) }, accountMessages.moneyOpen);
    await endAccount({ ...context, db: tx }, account);
  });
}

/** Closes an account with all that runs for it, in the caller's transaction (`context.db`). */
export async function endAccount(
  context: RequestContext,
  { userId, customerId }: { userId: number; customerId: number },
): Promise<void> {
  const { db: tx, now } = context;
  await tx.update(customers).set({ archivedAt: now }).where(eq(customers.id, customerId));
  await leaveSharedOwnership(tx, customerId);
  await cancelCampaignsOfAccount(tx, customerId, now);
  await cancelBookingsOfAccount(context, customerId);
  await endSharing(tx, customerId, now);
  await revokeSessions(tx, userId, now);
}
