import { refusal } from "@jdj/contract/call/refusals";
import { cardPrice } from "@jdj/contract/payments/price";
import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { creditOf } from "../../payments/credit/credit.ts";
import { closeOrders } from "../../payments/orders/close-orders.ts";
import { openOrder, type PaymentOrder } from "../../payments/orders/open-order.ts";
import { paymentOrders } from "../../payments/orders/tables.ts";
import { channels } from "../channels/tables.ts";
import type { campaigns } from "./tables.ts";

type Campaign = typeof campaigns.$inferSelect;

/**
 * The order that must be paid before a campaign may start; null when the credit covers it. The
 * order that it already has is reused, as long as nothing changed.
 */
export async function orderFor(
  tx: Database,
  campaign: Pick<Campaign, "id" | "eventId" | "channelId" | "units" | "reminderOfId">,
  customerId: number,
  now: Date,
): Promise<PaymentOrder | null> {
  const { id: campaignId, eventId, channelId, units } = campaign;
  const [channel] = await tx.select().from(channels).where(eq(channels.id, channelId));
  if (!channel?.open) throw refusal("channel-closed");
  const unitFcfa = channel.priceFcfa;
  const credit = await creditOf(tx, customerId, channelId);
  const { payUnits } = cardPrice({ unitFcfa, units, credit });
  if (payUnits === 0) return null;
  const [standing] = await tx
    .select()
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.campaignId, campaignId),
        eq(paymentOrders.units, payUnits),
        eq(paymentOrders.unitFcfa, unitFcfa),
        inArray(paymentOrders.state, ["open", "pending", "failed"]),
        isNull(paymentOrders.closedAt),
      ),
    )
    .orderBy(desc(paymentOrders.id))
    .limit(1);
  const purpose = campaign.reminderOfId === null ? "campaign" : "reminder";
  const asked = { customerId, eventId, campaignId, channelId, payUnits, unitFcfa, now };
  const order = standing ?? (await openOrder(tx, { ...asked, purpose }));
  await closeOrders(tx, campaignId, { now, except: order.id });
  return order;
}
