import { giftMachine } from "@jdj/contract/gifts/gift-states";
import { and, eq, lte } from "drizzle-orm";
import { type AppContext, type RequestContext, requestContext } from "../../../app-context.ts";
import { payments } from "../../payments/payments/tables.ts";
import { closeSubjectPayment } from "../../payments/subjects/open-subject-payment.ts";
import { releaseAmount } from "./hold-amount.ts";
import { HOLD_MINUTES, MOST_HELD_MINUTES } from "./hold-times.ts";
import { lockGift } from "./queries.ts";
import { gifts } from "./tables.ts";

/** Gifts ended in one batch. */
const BATCH = 100;

/**
 * Ends the gifts that nobody paid in time, and frees their parts. A gift whose payment is under way
 * keeps its part a while longer. Each in a transaction of its own.
 */
export async function endGifts(app: AppContext): Promise<void> {
  const context = requestContext(app);
  const due = await context.db
    .select({ id: gifts.id })
    .from(gifts)
    .where(and(eq(gifts.state, "pending"), lte(gifts.holdUntil, context.now)))
    .orderBy(gifts.holdUntil)
    .limit(BATCH);
  for (const { id } of due) await endGift(context, id);
}

async function endGift({ db, now }: RequestContext, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const gift = await lockGift(tx, id);
    if (gift?.state !== "pending" || gift.holdUntil === null || gift.holdUntil > now) return;
    const longest = new Date(gift.createdAt.getTime() + MOST_HELD_MINUTES * 60_000);
    const [paying] = await tx
      .select({ id: payments.id })
      .from(payments)
      .where(
        and(
          eq(payments.subjectKind, "gift"),
          eq(payments.subjectId, id),
          eq(payments.state, "pending"),
        ),
      );
    if (paying && now < longest) {
      const holdUntil = new Date(now.getTime() + HOLD_MINUTES * 60_000);
      await tx.update(gifts).set({ holdUntil }).where(eq(gifts.id, id));
      return;
    }
    await tx
      .update(gifts)
      .set({ state: giftMachine.transition(gift.state, "expired"), holdUntil: null })
      .where(eq(gifts.id, id));
    if (gift.itemId !== null) await releaseAmount(tx, gift.itemId, gift.amountFcfa);
    await closeSubjectPayment(tx, { kind: "gift", id }, now);
  });
}
