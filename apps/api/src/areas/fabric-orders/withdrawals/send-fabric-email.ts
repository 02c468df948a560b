import { payoutMethods } from "@jdj/contract/payouts/payout-methods";
import { displayPhone } from "@jdj/french/phone";
import { eq } from "drizzle-orm";
import type { AppContext } from "../../../app-context.ts";
import type { JobData } from "../../../job-list.ts";
import type { JobAttempt } from "../../../jobs/jobs.ts";
import { listMoneyMembers } from "../../notebook/sharing/list-money-members.ts";
import { payoutNumbers } from "../../payouts/numbers/tables.ts";
import { confirmationFor } from "../../payouts/withdrawals/confirmers.ts";
import { nameInMessage, sendMoneyNotice } from "../money/send-money-notice.ts";
import { fabricOrders } from "../orders/tables.ts";
import { fabricWithdrawals } from "./tables.ts";
import { writeWithdrawalText } from "./withdrawal-texts.ts";

/**
 * Sends an owner or treasurer the email about a withdrawal, or its SMS, under a stable key; nothing
 * about a state that has passed, nor when the address is gone.
 * @throws RetryLater when the gateway is unavailable, so that the job is attempted again
 */
export async function sendFabricEmail(
  app: AppContext,
  { withdrawalId, userId, state, by }: JobData["send-fabric-email"],
  attempt: JobAttempt,
): Promise<void> {
  const { db, settings } = app;
  const [row] = await db
    .select({ withdrawal: fabricWithdrawals, order: fabricOrders, number: payoutNumbers })
    .from(fabricWithdrawals)
    .innerJoin(fabricOrders, eq(fabricOrders.id, fabricWithdrawals.orderId))
    .leftJoin(payoutNumbers, eq(payoutNumbers.id, fabricWithdrawals.numberId))
    .where(eq(fabricWithdrawals.id, withdrawalId));
  if (row?.withdrawal.state !== state) return;
  const { withdrawal, order, number } = row;
  const members = await listMoneyMembers(db, order.eventId);
  const reader = members.find((member) => member.userId === userId);
  if (reader === undefined) return;
  const confirmation = confirmationFor(withdrawal, members);
  const ids = confirmation.by === "others" ? confirmation.members.map((one) => one.customerId) : [];
  const text = writeWithdrawalText(withdrawal, state, {
    isAsker: reader.customerId === withdrawal.askedBy,
    confirmers: members.filter((one) => ids.includes(one.customerId)).map(({ name }) => name),
    order: nameInMessage(order.name, settings.publicUrl),
    wallet:
      number === null ? null : `${payoutMethods[number.method]}, ${displayPhone(number.phone)}`,
  });
  const kind = `fabric-withdrawal-${state}`;
  await sendMoneyNotice(app, { kind, userId, by, fabricOrderId: order.id, text }, attempt);
}
