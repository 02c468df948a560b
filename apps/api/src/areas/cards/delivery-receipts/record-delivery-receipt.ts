import { and, eq, inArray, or } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { DeliveryReceipt } from "../../../drivers/delivery-receipt.ts";
import { events } from "../../notebook/events/tables.ts";
import { campaigns } from "../campaigns/tables.ts";
import { refundDelivery } from "../deliveries/fail-delivery.ts";
import { deliveries } from "../deliveries/tables.ts";
import { stopAddress } from "../suppression-list/suppress-address.ts";

type State = (typeof deliveries.$inferSelect)["state"];

/** From which states a report leads on; late and repeated ones change nothing. */
const leadsFrom: Record<"delivered" | "read" | "failed", State[]> = {
  delivered: ["sending", "sent", "unknown"],
  read: ["sending", "sent", "unknown", "delivered"],
  failed: ["sending", "sent", "unknown"],
};

/**
 * Writes down what a gateway told, in one transaction with its effect: what is given back for a copy
 * that did not arrive, or that somebody asked for no more. The same report twice is once.
 */
export async function recordDeliveryReceipt(
  { db, now }: Pick<RequestContext, "db" | "now">,
  by: "sms" | "whatsapp",
  receipt: DeliveryReceipt,
): Promise<void> {
  if (receipt.kind === "stop") return stopAddress(db, receipt.from, by);
  const { state, reason } = receipt;
  const named = nameOf(receipt);
  if (named === undefined) return;
  await db.transaction(async (tx) => {
    const [delivery] = await tx
      .update(deliveries)
      .set({
        state,
        reason,
        leasedUntil: null,
        ...(state === "delivered" ? { deliveredAt: now } : {}),
        ...(state === "read" ? { readAt: now } : {}),
      })
      .where(and(named, inArray(deliveries.state, leadsFrom[state])))
      .returning();
    if (!delivery || state !== "failed") return;
    const [payer] = await tx
      .select({ customerId: events.customerId, channelId: campaigns.channelId })
      .from(campaigns)
      .innerJoin(events, eq(events.id, campaigns.eventId))
      .where(eq(campaigns.id, delivery.campaignId));
    if (payer) await refundDelivery(tx, payer, delivery);
  });
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Which copy a report is about: by our key, or by what the gateway calls it. */
function nameOf({ key, gatewayId }: Extract<DeliveryReceipt, { kind: "state" }>) {
  const ours = key !== null && uuid.test(key) ? eq(deliveries.key, key) : undefined;
  const theirs = gatewayId === null ? undefined : eq(deliveries.gatewayId, gatewayId);
  return or(ours, theirs);
}
