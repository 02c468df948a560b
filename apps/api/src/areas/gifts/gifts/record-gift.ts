import { giftMachine } from "@jdj/contract/gifts/gift-states";
import { eq } from "drizzle-orm";
import { type AppContext, type RequestContext, requestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { hostsPayment, refusedPayment } from "../../ledger/entries/moves.ts";
import { recordTransaction } from "../../ledger/entries/record-transaction.ts";
import { events } from "../../notebook/events/tables.ts";
import { lockGiftList } from "../../notebook/gift-lists/find-gift-list.ts";
import { listSubjectPayments } from "../../payments/subjects/list-subject-payments.ts";
import { refundSubject } from "../../payments/subjects/refund-subject.ts";
import { notifyHosts } from "../emails/notify-hosts.ts";
import { holdAmount, releaseAmount } from "./hold-amount.ts";
import { type Gift, lockGift } from "./queries.ts";
import { gifts } from "./tables.ts";

/**
 * Records that a gift is paid. One that comes after its part was freed takes it again where nobody
 * else did, and goes to the cagnotte otherwise: the giver wished to give it to the hosts. It is given
 * back only when the event or the list is gone. A second call changes nothing.
 */
export async function recordGift(app: AppContext, giftId: number): Promise<void> {
  const context = requestContext(app);
  const { now, jobs } = context;
  await context.db.transaction(async (tx) => {
    const gift = await lockGift(tx, giftId);
    if (gift?.state === "paid") return;
    const list = gift && (await lockGiftList(tx, gift.listId, "share"));
    if (!gift || !list || gift.state === "refunded" || !(await stands(tx, list.eventId))) {
      if (gift?.state === "pending" && gift.itemId !== null)
        await releaseAmount(tx, gift.itemId, gift.amountFcfa);
      if (gift && gift.state !== "refunded")
        await tx
          .update(gifts)
          .set({ state: giftMachine.transition(gift.state, "refunded"), holdUntil: null })
          .where(eq(gifts.id, giftId));
      await giveBack({ ...context, db: tx }, giftId);
      return;
    }
    await tx
      .update(gifts)
      .set({
        state: giftMachine.transition(gift.state, "paid"),
        holdUntil: null,
        paidAt: now,
        ...(await placeOf(tx, gift)),
      })
      .where(eq(gifts.id, giftId));
    await recordTransaction(tx, {
      ...paymentOf(giftId),
      entries: hostsPayment(list.eventId, gift.amountFcfa),
      now,
    });
    await notifyHosts(tx, jobs, { giftId, eventId: list.eventId });
  });
}

/** The payment of a gift as a move of the ledger. */
function paymentOf(id: number) {
  return {
    key: `gift:${id}:payment`,
    kind: "payment" as const,
    subject: { kind: "gift" as const, id },
  };
}

/** Gives back a payment that nobody takes any more. */
async function giveBack(context: RequestContext, id: number): Promise<void> {
  const subject = { kind: "gift" as const, id };
  const payment = (await listSubjectPayments(context, "gift", [id])).get(id);
  if (payment === undefined) return;
  const { now } = context;
  await recordTransaction(context.db, {
    ...paymentOf(id),
    entries: refusedPayment(payment.amount_fcfa),
    now,
  });
  await refundSubject(context, subject);
}

/** The item of a paid gift: its own, or none when its part was given by somebody else meanwhile. */
async function placeOf(tx: Database, gift: Gift): Promise<Partial<Gift>> {
  if (gift.itemId === null || gift.state === "pending") return {};
  return (await holdAmount(tx, gift.itemId, gift.amountFcfa))
    ? {}
    : { itemId: null, cameLate: true };
}

async function stands(tx: Database, eventId: number): Promise<boolean> {
  const [event] = await tx
    .select({ deletedAt: events.deletedAt })
    .from(events)
    .where(eq(events.id, eventId));
  return event !== undefined && event.deletedAt === null;
}
