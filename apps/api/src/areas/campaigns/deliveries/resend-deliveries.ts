import { randomUUID } from "node:crypto";
import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { guestMessageMessages } from "@jdj/contract/invitations/guest-message-messages";
import { and, eq, inArray } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { takeCredit } from "../../payments/credit/credit.ts";
import { consumeCampaignCeilings } from "../campaigns/campaign-ceilings.ts";
import { hasStarted } from "../campaigns/campaign-state.ts";
import { changeStatus } from "../campaigns/change-status.ts";
import type { CampaignWithState } from "../campaigns/queries.ts";
import { whenQuietEnds } from "../campaigns/start-campaign.ts";
import { campaigns } from "../campaigns/tables.ts";
import { requireOpenChannel } from "../channels/is-channel-open.ts";
import { findSuppressed } from "../suppression-list/queries.ts";
import { deliveryMachine, hasArrived, instantsOf, isResendable } from "./delivery-state.ts";
import { findDelivery } from "./gateways.ts";
import { segmentsOf } from "./plan-deliveries.ts";
import { addressOf, whyUnreachable } from "./reachable-guest.ts";
import { deliveries } from "./tables.ts";

type DeliveryWithGuest = {
  delivery: typeof deliveries.$inferSelect;
  guest: typeof guests.$inferSelect;
};

/**
 * Queues one guest's delivery again, when it failed or is unconfirmed. One that is still on its way
 * stays so: asking twice sends once. It gets a new key, since gateways refuse the same key twice;
 * of an unconfirmed one the gateway is asked first.
 * @throws not-found, already-sent, credit-short, 422 while the guest cannot be reached
 */
export async function resendCard(
  context: RequestContext,
  counted: CampaignWithState,
  guestId: number,
): Promise<void> {
  const [row] = await listDeliveries(context.db, counted.campaign.id, guestId);
  if (!row) throw refusal("not-found");
  if (hasArrived(row.delivery.state)) throw refusal("already-sent");
  const why = await whyNot(context, counted, [row]);
  if (why[0] != null) throw fieldRefusal({ guest_id: [why[0]] });
  if (await wasSentAfterAll(context, counted, row)) throw refusal("already-sent");
  await queueAgain(context, counted, [row]);
}

/**
 * Queues again every delivery of a campaign that failed and whose guest can be reached now. An
 * unconfirmed one may have arrived: it is sent again only one by one, by {@link resendCard}.
 * @returns how many were queued
 * @throws credit-short: then none was; 422 at `scheduled_at` for a message to telephones at night
 */
export async function resendFailed(
  context: RequestContext,
  counted: CampaignWithState,
): Promise<number> {
  const open = await listDeliveries(context.db, counted.campaign.id);
  const failed = open.filter(({ delivery }) => delivery.state === "failed");
  const why = await whyNot(context, counted, failed);
  return queueAgain(
    context,
    counted,
    failed.filter((_, at) => why[at] === null),
  );
}

function listDeliveries(
  db: Database,
  campaignId: number,
  guestId?: number,
): Promise<DeliveryWithGuest[]> {
  const one = guestId === undefined ? undefined : eq(deliveries.guestId, guestId);
  return db
    .select({ delivery: deliveries, guest: guests })
    .from(deliveries)
    .innerJoin(guests, eq(guests.id, deliveries.guestId))
    .where(and(eq(deliveries.campaignId, campaignId), one));
}

async function whyNot(
  { db }: RequestContext,
  { campaign }: CampaignWithState,
  failed: DeliveryWithGuest[],
) {
  const addresses = failed.map(({ guest }) => addressOf(campaign.channelId, guest));
  const stopped = await findSuppressed(db, addresses);
  return addresses.map((address) => whyUnreachable(campaign.channelId, address, stopped));
}

/** Whether the gateway has an unconfirmed delivery after all; then its state says so. */
async function wasSentAfterAll(
  context: RequestContext,
  { campaign }: CampaignWithState,
  { delivery }: DeliveryWithGuest,
) {
  const { id, key, state } = delivery;
  if (!isResendable(state) || !deliveryMachine.may(state, "sent")) return false;
  if ((await findDelivery(context, campaign.channelId, delivery)) !== "sent") return false;
  await context.db
    .update(deliveries)
    .set({
      state: deliveryMachine.transition(state, "sent"),
      reason: null,
      ...instantsOf("sent", context.now),
    })
    .where(and(eq(deliveries.id, id), eq(deliveries.key, key), eq(deliveries.state, state)));
  return true;
}

async function queueAgain(
  context: RequestContext,
  counted: CampaignWithState,
  failed: DeliveryWithGuest[],
): Promise<number> {
  const { db, jobs, settings } = context;
  const { id: campaignId, channelId } = counted.campaign;
  return db.transaction(async (tx) => {
    const [campaign] = await tx
      .select()
      .from(campaigns)
      .where(eq(campaigns.id, campaignId))
      .for("update");
    if (!campaign || !hasStarted(campaign)) throw refusal("not-found");
    if (whenQuietEnds(campaign, context.now) !== null)
      throw fieldRefusal({ scheduled_at: [guestMessageMessages.quiet] });
    if (channelId === channelIds.manual) throw refusal("channel-closed");
    const channel = await requireOpenChannel(tx, settings, channelId, campaign.kind);
    const isPriced = channel.priceFcfa > 0;
    let due = 0;
    let count = 0;
    for (const { delivery } of failed) {
      const { id, key, text, units: paid, isRefunded } = delivery;
      const isSms = channelId === channelIds.sms;
      const each = isSms ? segmentsOf(text ?? "", settings.smsSegments) : 1;
      const units = isPriced ? each : 0;
      const queued = await tx
        .update(deliveries)
        .set({
          state: "queued",
          ...instantsOf("queued", context.now),
          key: randomUUID(),
          gatewayId: null,
          reason: null,
          attempts: 0,
          leasedUntil: null,
          waitingSince: null,
          units,
          isRefunded: false,
        })
        .where(
          and(
            eq(deliveries.id, id),
            eq(deliveries.key, key),
            inArray(deliveries.state, deliveryMachine.before("queued", "customer")),
          ),
        )
        .returning({ id: deliveries.id });
      if (queued.length === 0) continue;
      count += 1;
      // An unconfirmed one was not refunded: it is still paid for.
      due += paid > 0 && !isRefunded ? 0 : units;
    }
    if (count === 0) return 0;
    const { customerId } = counted;
    const sending = { customerId, channelId, deliveries: count, isNew: false };
    await consumeCampaignCeilings(tx, context, sending);
    const key = `again:${randomUUID()}`;
    await takeCredit(tx, { customerId, channelId, units: due, reason: "send", key });
    await changeStatus(tx, campaign, "sending");
    await jobs.enqueue(tx, "send-card", { campaignId }, { customerId });
    return count;
  });
}
