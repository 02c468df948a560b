import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { and, eq, exists, inArray, or } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { DeliveryReceipt } from "../../../drivers/delivery-receipt.ts";
import { events } from "../../notebook/events/tables.ts";
import { payerOfCampaign } from "../campaigns/campaign-payer.ts";
import { campaigns } from "../campaigns/tables.ts";
import { instantsOf, statesBeforeReceipt } from "../deliveries/delivery-state.ts";
import { refundDelivery } from "../deliveries/fail-delivery.ts";
import { deliveries } from "../deliveries/tables.ts";

/** The status of a message, as its gateway posts it. */
type StateReceipt = Extract<DeliveryReceipt, { kind: "state" }>;

/**
 * Records the status of a message in one transaction with its effect: the refund of a delivery that
 * did not arrive. Late and repeated receipts change nothing, nor does one about what another contract
 * sent: the ids of messages are a contract's own.
 */
export async function recordDeliveryReceipt(
  { db, now }: Pick<RequestContext, "db" | "now">,
  { channel, contract }: { channel: "sms" | "whatsapp"; contract: number },
  receipt: StateReceipt,
): Promise<void> {
  const { state, reason } = receipt;
  const isNamed = nameOf(receipt);
  if (isNamed === undefined) return;
  const byChannel = db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(
      and(eq(campaigns.id, deliveries.campaignId), eq(campaigns.channelId, channelIds[channel])),
    );
  await db.transaction(async (tx) => {
    const [delivery] = await tx
      .update(deliveries)
      .set({
        state,
        reason,
        leasedUntil: null,
        ...instantsOf(state, now),
      })
      .where(
        and(
          isNamed,
          eq(deliveries.contract, contract),
          inArray(deliveries.state, statesBeforeReceipt(state)),
          exists(byChannel),
        ),
      )
      .returning();
    if (!delivery || state !== "failed") return;
    const [payer] = await tx
      .select({ customerId: payerOfCampaign, channelId: campaigns.channelId })
      .from(campaigns)
      .innerJoin(events, eq(events.id, campaigns.eventId))
      .where(eq(campaigns.id, delivery.campaignId));
    if (payer) await refundDelivery(tx, payer, delivery);
  });
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Which delivery a receipt is about: by our key, or by the gateway's own id. */
function nameOf({ key, gatewayId }: StateReceipt) {
  const ours = key !== null && uuid.test(key) ? eq(deliveries.key, key) : undefined;
  const theirs = gatewayId === null ? undefined : eq(deliveries.gatewayId, gatewayId);
  return or(ours, theirs);
}
