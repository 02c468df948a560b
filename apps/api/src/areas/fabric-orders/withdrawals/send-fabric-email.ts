import { at } from "@jdj/contract/paths/addresses";
import { payoutMethods } from "@jdj/contract/payouts/payout-methods";
import { displayPhone } from "@jdj/french/phone";
import { eq } from "drizzle-orm";
import type { AppContext } from "../../../app-context.ts";
import type { JobData } from "../../../job-list.ts";
import type { JobAttempt } from "../../../jobs/jobs.ts";
import type { NoticeText } from "../../../mail/notice-email.tsx";
import { foreignLink } from "../../abuse/foreign-link.ts";
import { users } from "../../identity/users/tables.ts";
import { listMoneyMembers } from "../../notebook/sharing/list-money-members.ts";
import { sendNotice, sendNoticeSms } from "../../operations/outages/send-notice.ts";
import { payoutNumbers } from "../../payouts/numbers/tables.ts";
import { fabricOrders } from "../orders/tables.ts";
import { confirmationFor } from "./confirmers.ts";
import { fabricWithdrawals } from "./tables.ts";
import { writeWithdrawalText } from "./withdrawal-texts.ts";

/**
 * Sends an owner or treasurer the email about a withdrawal, or its SMS, under a stable key; nothing
 * about a state that has passed, nor when the address is gone.
 * @throws RetryLater when the gateway is unavailable, so that the job is attempted again
 */
export async function sendFabricEmail(
  app: AppContext,
  email: JobData["send-fabric-email"],
  attempt: JobAttempt,
): Promise<void> {
  const [reader] = await app.db
    .select({ to: users.email })
    .from(users)
    .where(eq(users.id, email.userId));
  const text = await write(app, email);
  if (text === null) return;
  const kind = `fabric-withdrawal-${email.state}`;
  if (email.by === "sms") {
    const about = { kind, userId: email.userId, sms: text.sms, link: text.action?.link ?? "" };
    return sendNoticeSms(app, about, attempt);
  }
  if (reader?.to) await sendNotice(app, { kind, to: reader.to, text }, attempt);
}

async function write(
  { db, settings }: AppContext,
  { withdrawalId, userId, state }: JobData["send-fabric-email"],
): Promise<NoticeText | null> {
  const [row] = await db
    .select({ withdrawal: fabricWithdrawals, order: fabricOrders, number: payoutNumbers })
    .from(fabricWithdrawals)
    .innerJoin(fabricOrders, eq(fabricOrders.id, fabricWithdrawals.orderId))
    .leftJoin(payoutNumbers, eq(payoutNumbers.id, fabricWithdrawals.numberId))
    .where(eq(fabricWithdrawals.id, withdrawalId));
  if (row?.withdrawal.state !== state) return null;
  const { withdrawal, order, number } = row;
  const members = await listMoneyMembers(db, order.eventId);
  const reader = members.find((member) => member.userId === userId);
  if (reader === undefined) return null;
  const confirmation = confirmationFor(withdrawal, members);
  const ids = confirmation.by === "others" ? confirmation.members.map((one) => one.customerId) : [];
  const { brand, publicUrl } = settings;
  const { subject, sms, paragraphs, action } = writeWithdrawalText(withdrawal, state, {
    isAsker: reader.customerId === withdrawal.askedBy,
    confirmers: members.filter((one) => ids.includes(one.customerId)).map(({ name }) => name),
    order: foreignLink(order.name, publicUrl) === null ? order.name : "une commande de pagnes",
    wallet:
      number === null ? null : `${payoutMethods[number.method]}, ${displayPhone(number.phone)}`,
  });
  return {
    subject,
    sms,
    paragraphs,
    action: { label: action, link: publicUrl + at("fabricMoney", { id: order.id }) },
    reason: `Vous recevez cet e-mail parce que vous tenez l’argent d’une commande de pagnes sur ${brand}.`,
  };
}
