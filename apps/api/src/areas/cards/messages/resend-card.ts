import { randomUUID } from "node:crypto";
import { channelIds } from "@jdj/contract/cards/channel-ids";
import { fieldRefusal, refusal } from "@jdj/contract/glue/refusals";
import { and, eq, inArray } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { takeCredit } from "../../payments/credit/credit.ts";
import { isChannelOpen } from "../channels/channel-open.ts";
import { channels } from "../channels/tables.ts";
import { findStopped } from "../suppression-list/queries.ts";
import { consumeCampaignCeilings } from "./campaign-ceilings.ts";
import { finderOf } from "./gateways.ts";
import { segmentsOf } from "./plan-copies.ts";
import type { Send } from "./queries.ts";
import { addressOf, hasArrived, whyUnreachable } from "./recipient.ts";
import { messages, recipients } from "./tables.ts";

type Copy = { recipient: typeof recipients.$inferSelect; guest: typeof guests.$inferSelect };

/**
 * Queues one guest's copy again, when it failed or nobody knows whether it left. A copy that is
 * still on its way stays so: asking twice sends once. Its key is new, for gateways refuse to take
 * a key twice; where the last try is in doubt, the gateway is asked first.
 * @throws not-found, already-sent, credit-short, 422 while the guest cannot be reached
 */
export async function resendCard(
  context: RequestContext,
  send: Send,
  guestId: number,
): Promise<void> {
  const [copy] = await listCopies(context.db, send.message.id, guestId);
  if (!copy) throw refusal("not-found");
  if (hasArrived(copy.recipient.state)) throw refusal("already-sent");
  const why = await whyNot(context, send, [copy]);
  if (why[0] != null) throw fieldRefusal({ guest_id: [why[0]] });
  if (await turnsOutSent(context, send, copy)) throw refusal("already-sent");
  await queueAgain(context, send, [copy]);
}

/**
 * Queues again every copy of a send that failed and can be reached now. One that is unconfirmed may
 * have arrived: it is sent again only by itself, deliberately.
 * @returns how many
 * @throws credit-short: then none is
 */
export async function resendFailed(context: RequestContext, send: Send): Promise<number> {
  const open = await listCopies(context.db, send.message.id);
  const failed = open.filter(({ recipient }) => recipient.state === "failed");
  const why = await whyNot(context, send, failed);
  return queueAgain(
    context,
    send,
    failed.filter((_, at) => why[at] === null),
  );
}

function listCopies(db: Database, messageId: number, guestId?: number): Promise<Copy[]> {
  const one = guestId === undefined ? undefined : eq(recipients.guestId, guestId);
  return db
    .select({ recipient: recipients, guest: guests })
    .from(recipients)
    .innerJoin(guests, eq(guests.id, recipients.guestId))
    .where(and(eq(recipients.messageId, messageId), one));
}

async function whyNot({ db }: RequestContext, { message }: Send, copies: Copy[]) {
  const addresses = copies.map(({ guest }) => addressOf(message.channelId, guest));
  const stopped = await findStopped(db, addresses);
  return addresses.map((address) => whyUnreachable(message.channelId, address, stopped));
}

/** Whether a copy in doubt had left after all; then it is marked so. */
async function turnsOutSent(context: RequestContext, { message }: Send, { recipient }: Copy) {
  const { id, key, state } = recipient;
  if (state !== "unknown") return false;
  if ((await finderOf(context, message.channelId)(key)) !== "sent") return false;
  await context.db
    .update(recipients)
    .set({ state: "sent", reason: null, sentAt: context.now })
    .where(and(eq(recipients.id, id), eq(recipients.key, key), eq(recipients.state, "unknown")));
  return true;
}

async function queueAgain(context: RequestContext, send: Send, copies: Copy[]): Promise<number> {
  const { db, jobs, settings } = context;
  const { id: messageId, channelId } = send.message;
  return db.transaction(async (tx) => {
    const [message] = await tx
      .select()
      .from(messages)
      .where(and(eq(messages.id, messageId), inArray(messages.status, ["sending", "done"])))
      .for("update");
    if (!message) throw refusal("not-found");
    const [channel] = await tx.select().from(channels).where(eq(channels.id, channelId));
    if (!channel || !isChannelOpen(channel, settings)) throw refusal("channel-closed");
    const isPriced = channel.priceFcfa > 0;
    let due = 0;
    let count = 0;
    for (const { recipient } of copies) {
      const { id, key, text, units: paid, isRefunded } = recipient;
      const parts = channelId === channelIds.sms ? segmentsOf(text ?? "", settings.smsSegments) : 1;
      const units = isPriced ? parts : 0;
      const again = await tx
        .update(recipients)
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
            eq(recipients.id, id),
            eq(recipients.key, key),
            inArray(recipients.state, ["failed", "unknown"]),
          ),
        )
        .returning({ id: recipients.id });
      if (again.length === 0) continue;
      count += 1;
      // One in doubt was not given back: it is paid for still.
      due += paid > 0 && !isRefunded ? 0 : units;
    }
    if (count === 0) return 0;
    const { customerId } = send;
    const sending = { customerId, channelId, deliveries: count, isNew: false };
    await consumeCampaignCeilings(tx, context, sending);
    const key = `again:${randomUUID()}`;
    await takeCredit(tx, { customerId, channelId, units: due, reason: "send", key });
    await tx.update(messages).set({ status: "sending" }).where(eq(messages.id, messageId));
    await jobs.enqueue(tx, "send-card", { messageId }, { customerId });
    return count;
  });
}
