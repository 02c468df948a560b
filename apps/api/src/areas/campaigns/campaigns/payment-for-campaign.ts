import { refusal } from "@jdj/contract/call/refusals";
import { cardPrice } from "@jdj/contract/payments/price";
import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { creditOf } from "../../payments/credit/credit.ts";
import { closePayments } from "../../payments/payments/close-payments.ts";
import { openPayment, type Payment } from "../../payments/payments/open-payment.ts";
import { payments } from "../../payments/payments/tables.ts";
import { channels } from "../channels/tables.ts";
import type { campaigns } from "./tables.ts";

type Campaign = typeof campaigns.$inferSelect;

/**
 * What must be paid before a campaign may start; null when the credit covers it. The
 * payment that it already has is reused, as long as nothing changed.
 */
export async function paymentFor(
  tx: Database,
  campaign: Pick<Campaign, "id" | "eventId" | "channelId" | "units" | "reminderOfId">,
  customerId: number,
  now: Date,
): Promise<Payment | null> {
  const { id: campaignId, eventId, channelId, units } = campaign;
  const [channel] = await tx.select().from(channels).where(eq(channels.id, channelId));
  if (!channel?.open) throw refusal("channel-closed");
  const unitFcfa = channel.priceFcfa;
  const credit = await creditOf(tx, customerId, channelId);
  const { payUnits } = cardPrice({ unitFcfa, units, credit });
  if (payUnits === 0) return null;
  const [standing] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.campaignId, campaignId),
        eq(payments.units, payUnits),
        eq(payments.unitFcfa, unitFcfa),
        inArray(payments.state, ["open", "pending", "failed"]),
        isNull(payments.closedAt),
      ),
    )
    .orderBy(desc(payments.id))
    .limit(1);
  const purpose = campaign.reminderOfId === null ? "campaign" : "reminder";
  const asked = { customerId, eventId, campaignId, channelId, payUnits, unitFcfa, now };
  const payment = standing ?? (await openPayment(tx, { ...asked, purpose }));
  await closePayments(tx, campaignId, { now, except: payment.id });
  return payment;
}
