import { eq } from "drizzle-orm";
import { type AppContext, requestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { events } from "../../notebook/events/tables.ts";
import { lockGiftList } from "../../notebook/gift-lists/find-gift-list.ts";
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
      if (gift)
        await tx
          .update(gifts)
          .set({ state: "refunded", holdUntil: null })
          .where(eq(gifts.id, giftId));
      await refundSubject({ ...context, db: tx }, { kind: "gift", id: giftId });
      return;
    }
    await tx
      .update(gifts)
      .set({ state: "paid", holdUntil: null, paidAt: now, ...(await placeOf(tx, gift)) })
      .where(eq(gifts.id, giftId));
    await notifyHosts(tx, jobs, { giftId, eventId: list.eventId });
  });
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
