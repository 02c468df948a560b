import { cardMessages } from "@jdj/contract/campaigns/messages";
import { and, eq, isNull } from "drizzle-orm";
import type { SendResult } from "../../../drivers/delivery-receipt.ts";
import { describeError } from "../../../log.ts";
import { deliveryResults } from "../../../metrics.ts";
import { events } from "../../notebook/events/tables.ts";
import { ceilings } from "../../operations/ceilings/ceilings.ts";
import { findFull, recordEach } from "../../operations/ceilings/consume-ceiling.ts";
import { findSuppressed } from "../suppression-list/queries.ts";
import { storeCosts } from "../whatsapp-costs/store-costs.ts";
import { LEASE_BATCH, type LeasedDelivery, recordResult, recordSent } from "./lease-deliveries.ts";
import { addressOf, whyUnreachable } from "./reachable-guest.ts";
import {
  fail,
  isStopped,
  type LeavingDelivery,
  notAttempted,
  noteTaken,
  recordGatewayAnswer,
  type Sender,
} from "./record-gateway-answer.ts";

/** So many deliveries in a row without an answer are enough, where there is another contract. */
const MOST_UNANSWERED = 3;
/** The next batch is leased while so many wait: no connection is idle until the database has answered. */
const LEASED_AHEAD = LEASE_BATCH / 2;
/** A delivery is handed over only while its lease lasts at least this long, in seconds. */
const SAFE_SECONDS = 60;

/**
 * Hands over the deliveries of a batch that may leave; the others fail. A gateway that may be asked
 * about them later takes them together, and they are marked together; any other takes each by itself,
 * and each is marked as soon as it has answered.
 * @param isOver whether what is not begun yet waits again
 * @param onLast called where each is by itself, once half of the batch waits: the next one may be leased
 */
export async function sendBatch(
  sender: Sender,
  batch: readonly LeasedDelivery[],
  isOver: () => boolean,
  onLast: () => void = () => {},
): Promise<void> {
  const { db, clock, app, gateway } = sender;
  const counting = { now: clock(), settings: app.settings };
  await countTaken(sender, counting);
  const leaving = await failUnreachable(sender, batch, counting);
  if (sender.costing) await storeCosts(db, sender.costing, leaving, clock());
  if (gateway.sendMany) await sendTogether(sender, leaving, gateway.sendMany);
  else await sendEach(sender, leaving, isOver, onLast);
  if (sender.sentTo.length > 0) await noteCardsSent(sender);
  await countTaken(sender, counting);
}

/** Counts the addresses that got a card since the last count; the next batch is compared with it. */
async function countTaken(
  { db, sentTo }: Sender,
  counting: Parameters<typeof recordEach>[1],
): Promise<void> {
  await recordEach(db, counting, ceilings.cardsPerRecipient, sentTo.splice(0));
}

/** Fails what reaches nobody, or somebody who has got as much as one may get in a day. @returns the others */
async function failUnreachable(
  sender: Sender,
  batch: readonly LeasedDelivery[],
  counting: Parameters<typeof findFull>[1],
): Promise<LeavingDelivery[]> {
  const { db, payer } = sender;
  const addresses = batch.map(({ guest }) => addressOf(payer.channelId, guest));
  const reached = addresses.filter((address) => address !== null);
  const [stopped, full] = await Promise.all([
    findSuppressed(db, addresses),
    findFull(db, counting, ceilings.cardsPerRecipient, reached),
  ]);
  const leaving: LeavingDelivery[] = [];
  for (const [at, delivery] of batch.entries()) {
    const to = addresses[at] ?? null;
    const why = whyUnreachable(payer.channelId, to, stopped);
    if (to === null || why !== null) await fail(sender, delivery, why ?? cardMessages.noMobile);
    else if (full.has(to)) await fail(sender, delivery, cardMessages.recipientToday);
    else leaving.push({ delivery, to });
  }
  return leaving;
}

function noAnswer(sender: Sender, error: unknown): SendResult {
  sender.log("warn", "delivery-unconfirmed", { error: describeError(error) });
  return { state: "unknown" };
}

/** One statement marks all that the gateway took. */
async function sendTogether(
  sender: Sender,
  leaving: readonly LeavingDelivery[],
  sendMany: (all: readonly LeavingDelivery[]) => Promise<SendResult[]>,
): Promise<void> {
  if (leaving.length === 0) return;
  const results = await sendMany(leaving).catch((error: unknown) =>
    leaving.map(() => noAnswer(sender, error)),
  );
  const taken = leaving.flatMap((one, at) => {
    const result = results[at];
    return result?.state === "sent" ? [{ ...one, gatewayId: result.gatewayId ?? null }] : [];
  });
  await recordSent(sender.db, taken, sender.clock());
  const { channel, contract } = sender.gateway;
  deliveryResults.inc({ channel, contract, result: "sent" }, taken.length);
  await noteTaken(
    sender,
    taken.map(({ to }) => to),
  );
  for (const [at, one] of leaving.entries()) {
    const result = results[at] ?? { state: "unknown" };
    if (result.state !== "sent") await recordGatewayAnswer(sender, one, result, true);
  }
}

/** Hands over each by itself, as many at once as the gateway takes. */
async function sendEach(
  sender: Sender,
  leaving: readonly LeavingDelivery[],
  isOver: () => boolean,
  onLast: () => void,
): Promise<void> {
  let waiting = leaving.length;
  const begin = () => {
    waiting -= 1;
    if (waiting <= LEASED_AHEAD) onLast();
    return !isOver();
  };
  await Promise.all(leaving.map((one) => sendAlone(sender, one, begin)));
}

/** Hands one over when the gateway has room; not begun, it waits again, and the attempt does not count. */
async function sendAlone(
  sender: Sender,
  leaving: LeavingDelivery,
  begin: () => boolean,
): Promise<void> {
  const { db, clock, gateway } = sender;
  const { delivery } = leaving;
  const isSafe = () => delivery.leasedUntil.getTime() - clock().getTime() >= SAFE_SECONDS * 1000;
  const { result, isAlone } = await gateway.concurrency.run(async () => {
    if (!begin() || isStopped(sender) || !isSafe()) return null;
    const answer = await gateway.send(leaving).catch((error: unknown) => noAnswer(sender, error));
    // Noted before there is room for the next one.
    noteAnswer(sender, answer);
    return answer;
  });
  if (result) await recordGatewayAnswer(sender, leaving, result, isAlone);
  else await recordResult(db, delivery, notAttempted, clock());
}

/** Notes an answer after which nothing more is handed over by this sender. */
function noteAnswer(sender: Sender, answer: SendResult): void {
  sender.unanswered = answer.state === "unknown" ? (sender.unanswered ?? 0) + 1 : 0;
  // Where another contract may bring them, the others are not left unconfirmed as well.
  if (sender.hasOthers && sender.unanswered >= MOST_UNANSWERED) sender.isSilent = true;
  if (answer.state !== "failed") return;
  const isOfTemplate = answer.cause === "template";
  if (isOfTemplate && !sender.hasOthers) sender.lacksTemplate = true;
  else if (isOfTemplate || (answer.cause === "ours" && !answer.isThrottled))
    sender.isRefused = true;
}

/** Notes on the event, once, since when its cards have reached guests. */
async function noteCardsSent(sender: Sender): Promise<void> {
  if (sender.isNoted) return;
  sender.isNoted = true;
  await sender.db
    .update(events)
    .set({ cardsSentAt: sender.clock() })
    .where(and(eq(events.id, sender.eventId), isNull(events.cardsSentAt)));
}
