import { setTimeout as pause } from "node:timers/promises";
import { cardMessages } from "@jdj/contract/cards/messages";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { SendResult } from "../../../drivers/delivery-receipt.ts";
import { describeError } from "../../../log.ts";
import { ceilings } from "../../abuse/ceilings.ts";
import { findFull, recordEach } from "../../abuse/consume-ceiling.ts";
import { events } from "../../notebook/events/tables.ts";
import { endOutage, findOutage, pauseGateway } from "../../outages/outage.ts";
import { findEventFacts } from "../campaigns/event-facts.ts";
import { campaigns } from "../campaigns/tables.ts";
import { findCardSubject } from "../designs/queries.ts";
import { messageCategories } from "../designs/tables.ts";
import { findSuppressed } from "../suppression-list/queries.ts";
import { failWaitingTooLong, type Payer, refundDelivery } from "./fail-delivery.ts";
import {
  channelNameOf,
  type Gateway,
  gatewayOf,
  hasReceipts,
  type SendingContext,
} from "./gateways.ts";
import {
  closeWhenDone,
  endLease,
  hasOpenDeliveries,
  LEASE_SECONDS,
  type LeasedDelivery,
  leaseLost,
  leaseQueued,
  othersWait,
  type Result,
  recordResult,
} from "./lease-deliveries.ts";
import { addressOf, backoffAfter, MOST_ATTEMPTS, whyUnreachable } from "./reach-guest.ts";
import { deliveries } from "./tables.ts";

/** Deliveries handed to the gateway at once: a big campaign must not slow down other requests. */
export const DELIVERIES_AT_ONCE = 2;
/** The longest pause after a batch, in milliseconds; a shorter batch is followed by as long a pause. */
const PAUSE_MS = 60;
/** A campaign gives way to others after so many deliveries, or so many milliseconds. */
const SLICE_DELIVERIES = 240;
const SLICE_MS = 5000;
/** A delivery is handed over only while its lease lasts at least this long, in seconds. */
const SAFE_SECONDS = 60;
/** How long embedded gateways wait before they send receipts, in seconds. */
const RECEIPT_SECONDS = 2;

/** The state of one sender. */
interface Sender extends Pick<SendingContext, "db" | "clock" | "log"> {
  app: SendingContext;
  gateway: Gateway;
  payer: Payer;
  /** The addresses of what was sent since the last count. */
  sentTo: string[];
  /** Whether the event is known to have sent cards. */
  isNoted?: boolean;
  /** Whether the gateway is in an outage; the first delivery that it takes ends it. */
  hasOutage?: boolean;
  /** Until when nothing is handed to the gateway, since it refuses us. */
  pausedUntil?: Date;
}

/**
 * Sends the deliveries of a campaign that wait. Each is leased, handed to the gateway outside of any
 * transaction, and changed once the gateway has answered. A sender that dies leaves its deliveries
 * leased: after the lease the gateway is asked by their keys whether it has them, so that none is
 * lost and none is sent twice. The job for that is queued before anything is sent, since a dead
 * sender queues nothing. After a slice the campaign goes to the end of the queue when others wait,
 * so that a big one does not delay small ones.
 */
export async function sendDeliveries(app: SendingContext, campaignId: number): Promise<void> {
  const { db, clock, jobs } = app;
  const [row] = await db
    .select({
      campaign: campaigns,
      customerId: events.customerId,
      category: messageCategories.code,
    })
    .from(campaigns)
    .innerJoin(events, eq(events.id, campaigns.eventId))
    .innerJoin(messageCategories, eq(messageCategories.id, campaigns.categoryId))
    .where(eq(campaigns.id, campaignId));
  if (row?.campaign.status !== "sending") return;
  const { campaign, category, customerId } = row;
  if (await hasOpenDeliveries(db, campaignId)) {
    await jobs.enqueue(
      db,
      "send-card",
      { campaignId },
      {
        customerId,
        afterSeconds: LEASE_SECONDS + 10,
        once: { key: `again:${campaignId}`, seconds: LEASE_SECONDS },
      },
    );
    const subject = await findCardSubject(db, campaign.eventId);
    if (!subject) throw new Error("The event is gone");
    const ofEvent = await findEventFacts(db, campaign.eventId);
    const gateway = await gatewayOf(app, { campaign, subject, category, ofEvent });
    const { channelId } = campaign;
    const sender: Sender = { ...app, app, gateway, sentTo: [], payer: { customerId, channelId } };
    const outage = await findOutage(db, channelNameOf(channelId));
    sender.hasOutage = outage !== null;
    if (outage && outage.pausedUntil > clock()) return waitForGateway(sender, outage.pausedUntil);
    const slice = startSlice();
    const isDone =
      (await each(leaseLost, sender, slice, (delivery) => askGateway(sender, delivery))) &&
      (await each(leaseQueued, sender, slice, (delivery, stopped) =>
        send(sender, delivery, stopped),
      ));
    if (sender.pausedUntil) return waitForGateway(sender, sender.pausedUntil);
    if (!isDone) await jobs.enqueue(db, "send-card", { campaignId }, { customerId });
    if (hasReceipts(app, channelId))
      await jobs.enqueue(db, "send-embedded-receipts", {}, { afterSeconds: RECEIPT_SECONDS });
  }
  await closeWhenDone(db, campaignId);

  /** Queues the job for when the gateway may be asked again; what has waited for a day fails. */
  async function waitForGateway(sender: Sender, until: Date): Promise<void> {
    await failWaitingTooLong(db, sender.payer, campaignId, clock());
    await closeWhenDone(db, campaignId);
    const afterSeconds = Math.max(1, Math.ceil((until.getTime() - clock().getTime()) / 1000));
    await jobs.enqueue(db, "send-card", { campaignId }, { customerId, afterSeconds });
  }

  /**
   * Leases batch after batch, and handles a few deliveries at a time, until none is left.
   * @returns false when it stopped before: the gateway is paused, or the slice is used up while
   * other campaigns wait
   */
  async function each(
    lease: typeof leaseQueued,
    sender: Sender,
    slice: Slice,
    handle: (delivery: LeasedDelivery, stopped: ReadonlySet<string>) => Promise<void>,
  ): Promise<boolean> {
    for (;;) {
      const batch = await lease(db, campaignId, clock());
      if (batch.length === 0) return true;
      const began = performance.now();
      const addresses = batch.map(({ guest }) => addressOf(campaign.channelId, guest));
      const stopped = await findSuppressed(db, addresses);
      const reached = addresses.filter((address) => address !== null);
      const counting = { now: clock(), settings: app.settings };
      const full = await findFull(db, counting, ceilings.cardsPerRecipient, reached);
      const hand = async () => {
        for (let delivery = batch.shift(); delivery !== undefined; delivery = batch.shift())
          if (isLate(slice) || sender.pausedUntil) await release(delivery);
          else if (full.has(addressOf(campaign.channelId, delivery.guest) ?? ""))
            await fail(sender, delivery, cardMessages.recipientToday);
          else await handle(delivery, stopped);
      };
      slice.deliveries += batch.length;
      await Promise.all(Array.from({ length: DELIVERIES_AT_ONCE }, hand));
      if (sender.sentTo.length > 0) await noteCardsSent(sender, campaign.eventId);
      await recordEach(db, counting, ceilings.cardsPerRecipient, sender.sentTo.splice(0));
      if (sender.pausedUntil) return false;
      if (slice.deliveries >= SLICE_DELIVERIES || isLate(slice)) {
        if (await othersWait(db, campaignId, clock())) return false;
        Object.assign(slice, startSlice());
      }
      await pause(Math.min(PAUSE_MS, performance.now() - began));
    }

    /** Releases a delivery that was not begun: it waits again, or the gateway is still to be asked. */
    async function release(delivery: LeasedDelivery): Promise<void> {
      if (lease === leaseQueued) await recordResult(db, delivery, notAttempted, clock());
      else await endLease(db, delivery, clock());
    }
  }
}

/** What a campaign has used of its slice. */
interface Slice {
  deliveries: number;
  /** Milliseconds of the monotonic clock. */
  startedAt: number;
}

function startSlice(): Slice {
  return { deliveries: 0, startedAt: performance.now() };
}

function isLate({ startedAt }: Slice): boolean {
  return performance.now() - startedAt >= SLICE_MS;
}

/** Notes on the event, once, since when its cards have reached guests. */
async function noteCardsSent(sender: Sender, eventId: number): Promise<void> {
  if (sender.isNoted) return;
  sender.isNoted = true;
  await sender.db
    .update(events)
    .set({ cardsSentAt: sender.clock() })
    .where(and(eq(events.id, eventId), isNull(events.cardsSentAt)));
}

/** Waits again: the attempt does not count. */
const notAttempted: Result = {
  state: "queued",
  attempts: sql`greatest(${deliveries.attempts} - 1, 0)`,
};

/** Nobody knows whether the gateway took it. */
const unconfirmed: Result = { state: "unknown", reason: cardMessages.interrupted };

async function send(
  sender: Sender,
  delivery: LeasedDelivery,
  stopped: ReadonlySet<string>,
): Promise<void> {
  const { db, clock, log, gateway, payer } = sender;
  const to = addressOf(payer.channelId, delivery.guest);
  const why = whyUnreachable(payer.channelId, to, stopped);
  if (to === null || why !== null) return fail(sender, delivery, why ?? cardMessages.noMobile);
  if (delivery.leasedUntil.getTime() - clock().getTime() < SAFE_SECONDS * 1000) {
    await recordResult(db, delivery, notAttempted, clock());
    return;
  }
  let result = await gateway.send(delivery, to).catch((error: unknown): SendResult => {
    log("warn", "delivery-unconfirmed", { error: describeError(error) });
    return { state: "unknown" };
  });
  const isLast = delivery.attempts >= MOST_ATTEMPTS;
  if (result.state === "unknown") {
    const found = gateway.takesKeyOnce ? "absent" : await gateway.find(delivery.key);
    if (found === "unknown" || (gateway.takesKeyOnce && isLast)) {
      await recordResult(db, delivery, unconfirmed, clock());
      return;
    }
    result =
      found === "sent"
        ? { state: "sent" }
        : { state: "failed", reason: cardMessages.gatewayAway, cause: "recipient-later" };
  }
  if (result.state === "sent") {
    const gatewayId = result.gatewayId ?? null;
    await recordResult(db, delivery, { state: "sent", gatewayId }, clock());
    sender.sentTo.push(to);
    if (sender.hasOutage) await endOutage(db, channelNameOf(payer.channelId));
    sender.hasOutage = false;
  } else if (result.cause === "ours") {
    const channel = channelNameOf(payer.channelId);
    const outage = { channel, code: result.code };
    await recordResult(db, delivery, notAttempted, clock());
    sender.pausedUntil = await pauseGateway(db, sender.app, outage, clock());
  } else if (result.cause === "recipient" || isLast) {
    await fail(sender, delivery, result.reason);
  } else {
    const seconds = backoffAfter(delivery.attempts, Math.random());
    const leasedUntil = new Date(clock().getTime() + seconds * 1000);
    await recordResult(db, delivery, { state: "queued", leasedUntil }, clock());
  }
}

/** Fails a delivery and refunds it, in one transaction. */
async function fail(
  { db, payer, clock }: Sender,
  delivery: LeasedDelivery,
  reason: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (await recordResult(tx, delivery, { state: "failed", reason }, clock()))
      await refundDelivery(tx, payer, delivery);
  });
}

/** Records the result of a delivery whose sender disappeared, by what the gateway knows of it. */
async function askGateway({ db, gateway, clock }: Sender, delivery: LeasedDelivery): Promise<void> {
  const found = gateway.takesKeyOnce ? "absent" : await gateway.find(delivery.key);
  // Absent: it never reached the gateway, or the gateway knows its key.
  const results = { sent: { state: "sent" as const }, unknown: unconfirmed, absent: notAttempted };
  await recordResult(db, delivery, results[found], clock());
}
