import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { events } from "../../notebook/events/tables.ts";
import { giveCredit } from "../../payments/credit/credit.ts";
import { closeOrders } from "../../payments/orders/close-orders.ts";
import { campaigns } from "./tables.ts";

/**
 * Withdraws every campaign of a customer's events of which nothing has left, in the transaction
 * that closes their account. What a scheduled one took from the credit is given back.
 */
export async function cancelCampaignsOf(
  tx: Database,
  customerId: number,
  now: Date,
): Promise<void> {
  const own = tx.select({ id: events.id }).from(events).where(eq(events.customerId, customerId));
  const waiting = await tx
    .select()
    .from(campaigns)
    .where(
      and(
        inArray(campaigns.eventId, own),
        inArray(campaigns.status, ["draft", "awaiting-payment", "scheduled"]),
      ),
    )
    .orderBy(campaigns.id)
    .for("update");
  for (const { id, status, channelId, units } of waiting) {
    await tx.update(campaigns).set({ status: "cancelled" }).where(eq(campaigns.id, id));
    await closeOrders(tx, id, { now });
    if (status !== "scheduled") continue;
    const key = `cancelled:${id}`;
    await giveCredit(tx, { customerId, channelId, units, reason: "cancelled", key });
  }
}
