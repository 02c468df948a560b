import { refusal } from "@jdj/contract/glue/refusals";
import { eq } from "drizzle-orm";
import type { Moment } from "../../../world.ts";
import { giveCredit, takeCredit } from "../credit/credit.ts";
import { mayBecome } from "../orders/order-state.ts";
import { findAttempt } from "../orders/queries.ts";
import { paymentAttempts, paymentOrders } from "../orders/tables.ts";

/** What became of a refund: by the gateway, to be made by hand in its own pages, or not taken. */
export type Refunded = "refunded" | "by-hand" | "not-taken";

/**
 * Gives a payment back. That of a paid order takes its credit back first, so that no credit is
 * spent and refunded too. Where the gateway offers no such call the operator does it by hand.
 * @throws not-found; credit-short when the credit was spent
 */
export async function refundPayment(moment: Moment, attemptId: number): Promise<Refunded> {
  const { db, payments } = moment;
  const before = await db.transaction(async (tx) => {
    const found = await findAttempt(tx, attemptId);
    if (!found) throw refusal("not-found");
    const [order] = await tx
      .select()
      .from(paymentOrders)
      .where(eq(paymentOrders.id, found.order.id))
      .for("update");
    const attempt = (await findAttempt(tx, attemptId))?.attempt;
    if (!order || !attempt) throw refusal("not-found");
    if (!["paid", "surplus", "mismatch"].includes(attempt.state)) throw refusal("not-found");
    if (attempt.state === "paid") {
      if (!mayBecome(order.state, "refunded")) throw refusal("not-found");
      await takeCredit(tx, creditOf(order));
      await tx
        .update(paymentOrders)
        .set({ state: "refunded" })
        .where(eq(paymentOrders.id, order.id));
    }
    await tx
      .update(paymentAttempts)
      .set({ state: "refunded" })
      .where(eq(paymentAttempts.id, attemptId));
    return { order, attempt };
  });

  const gateway = payments.gateways[before.attempt.gateway];
  if (!gateway?.refund) return "by-hand";
  const isTaken = await gateway.refund(before.attempt).catch(() => false);
  if (isTaken) return "refunded";
  await db.transaction(async (tx) => {
    const { order, attempt } = before;
    await tx
      .update(paymentAttempts)
      .set({ state: attempt.state })
      .where(eq(paymentAttempts.id, attemptId));
    if (attempt.state !== "paid") return;
    await tx.update(paymentOrders).set({ state: "paid" }).where(eq(paymentOrders.id, order.id));
    const move = creditOf(order);
    await giveCredit(tx, { ...move, key: `${move.key}:undone:${moment.now.getTime()}` });
  });
  return "not-taken";

  function creditOf(order: typeof before.order) {
    return {
      customerId: order.customerId,
      channelId: order.channelId,
      units: order.units,
      reason: "refund" as const,
      key: `refund:${order.id}:${moment.now.getTime()}`,
    };
  }
}
