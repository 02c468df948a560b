import { cardMessages } from "@jdj/contract/campaigns/messages";
import { and, eq, isNull, lte } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { PATIENCE_MS } from "../../operations/gateway-outages/outage.ts";
import { giveCredit } from "../../payments/credit/credit.ts";
import { deliveryMachine } from "./delivery-state.ts";
import { deliveries } from "./tables.ts";

/** A delivery that failed for good, as far as its price goes. */
export interface FailedDelivery {
  id: number;
  key: string;
  units: number;
}

/** Whose credit a campaign uses. */
export interface Payer {
  customerId: number;
  channelId: number;
}

/**
 * Fails the deliveries of a campaign that have waited for a gateway for a day, and refunds each. The
 * day of the others begins at the first call.
 */
export async function failWaitingTooLong(
  db: Database,
  payer: Payer,
  campaignId: number,
  now: Date,
): Promise<void> {
  const queued = and(eq(deliveries.campaignId, campaignId), eq(deliveries.state, "queued"));
  await db
    .update(deliveries)
    .set({ waitingSince: now })
    .where(and(queued, isNull(deliveries.waitingSince)));
  const waitedOut = lte(deliveries.waitingSince, new Date(now.getTime() - PATIENCE_MS));
  await db.transaction(async (tx) => {
    const failed = await tx
      .update(deliveries)
      .set({
        state: deliveryMachine.transition("queued", "failed"),
        reason: cardMessages.serviceAway,
        waitingSince: null,
      })
      .where(and(queued, waitedOut))
      .returning();
    for (const delivery of failed) await refundDelivery(tx, payer, delivery);
  });
}

/** Fails the deliveries of a campaign that wait, and refunds each. @param reason in French */
export async function failQueued(
  db: Database,
  payer: Payer,
  campaignId: number,
  reason: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const failed = await tx
      .update(deliveries)
      .set({ state: deliveryMachine.transition("queued", "failed"), reason, waitingSince: null })
      .where(and(eq(deliveries.campaignId, campaignId), eq(deliveries.state, "queued")))
      .returning();
    for (const delivery of failed) await refundDelivery(tx, payer, delivery);
  });
}

/**
 * Gives back the units of a delivery that did not arrive, within the transaction that fails it. Once
 * for each time it was sent: its key is new whenever it is sent again.
 */
export async function refundDelivery(
  tx: Database,
  payer: Payer,
  delivery: FailedDelivery,
): Promise<void> {
  if (delivery.units === 0) return;
  await tx.update(deliveries).set({ isRefunded: true }).where(eq(deliveries.id, delivery.id));
  const { units } = delivery;
  await giveCredit(tx, { ...payer, units, reason: "failed-copy", key: `copy:${delivery.key}` });
}
