import { randomUUID } from "node:crypto";
import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { channelIds } from "@jdj/contract/cards/channel-ids";
import { and, eq, inArray } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { takeCredit } from "../../payments/credit/credit.ts";
import { consumeCampaignCeilings } from "../campaigns/campaign-ceilings.ts";
import type { CampaignWithState } from "../campaigns/queries.ts";
import { campaigns } from "../campaigns/tables.ts";
import { isChannelOpen } from "../channels/channel-open.ts";
import { channels } from "../channels/tables.ts";
import { findStopped } from "../suppression-list/queries.ts";
import { finderOf } from "./gateways.ts";
import { segmentsOf } from "./plan-deliveries.ts";
import { addressOf, hasArrived, whyUnreachable } from "./reach-guest.ts";
import { deliveries } from "./tables.ts";

type DeliveryWithGuest = {
  delivery: typeof deliveries.$inferSelect;
  guest: typeof guests.$inferSelect;
};

/**
 * Queues one guest's copy again, when it failed or nobody knows whether it left. A copy that is
 * still on its way stays so: asking twice sends once. Its key is new, for gateways refuse to take
 * a key twice; where the last try is in doubt, the gateway is asked first.
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
  if (await turnsOutSent(context, counted, row)) throw refusal("already-sent");
  await queueAgain(context, counted, [row]);
}

/**
 * Queues again every copy of a send that failed and can be reached now. One that is unconfirmed may
 * have arrived: it is sent again only by itself, deliberately.
 * @returns how many
 * @throws credit-short: then none is
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
  const stopped = await findStopped(db, addresses);
  return addresses.map((address) => whyUnreachable(campaign.channelId, address, stopped));
}

/** Whether a copy in doubt had left after all; then it is marked so. */
async function turnsOutSent(
  context: RequestContext,
  { campaign }: CampaignWithState,
  { delivery }: DeliveryWithGuest,
) {
  const { id, key, state } = delivery;
  if (state !== "unknown") return false;
  if ((await finderOf(context, campaign.channelId)(key)) !== "sent") return false;
  await context.db
    .update(deliveries)
    .set({ state: "sent", reason: null, sentAt: context.now })
    .where(and(eq(deliveries.id, id), eq(deliveries.key, key), eq(deliveries.state, "unknown")));
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
      .where(and(eq(campaigns.id, campaignId), inArray(campaigns.status, ["sending", "done"])))
      .for("update");
    if (!campaign) throw refusal("not-found");
    const [channel] = await tx.select().from(channels).where(eq(channels.id, channelId));
    if (!channel || !isChannelOpen(channel, settings)) throw refusal("channel-closed");
    const isPriced = channel.priceFcfa > 0;
    let due = 0;
    let count = 0;
    for (const { delivery } of failed) {
      const { id, key, text, units: paid, isRefunded } = delivery;
      const parts = channelId === channelIds.sms ? segmentsOf(text ?? "", settings.smsSegments) : 1;
      const units = isPriced ? parts : 0;
      const again = await tx
        .update(deliveries)
        .set({
          state: "queued",
          key: randomUUID(),
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
            inArray(deliveries.state, ["failed", "unknown"]),
          ),
        )
        .returning({ id: deliveries.id });
      if (again.length === 0) continue;
      count += 1;
      // One in doubt was not given back: it is paid for still.
      due += paid > 0 && !isRefunded ? 0 : units;
    }
    if (count === 0) return 0;
    const { customerId } = counted;
    const sending = { customerId, channelId, deliveries: count, isNew: false };
    await consumeCampaignCeilings(tx, context, sending);
    const key = `again:${randomUUID()}`;
    await takeCredit(tx, { customerId, channelId, units: due, reason: "send", key });
    await tx.update(campaigns).set({ status: "sending" }).where(eq(campaigns.id, campaignId));
    await jobs.enqueue(tx, "send-card", { campaignId }, { customerId });
    return count;
  });
}
