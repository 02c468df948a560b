import { refusal } from "@jdj/contract/call/refusals";
import { and, eq, ne } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { surplusKey, takeCredit } from "../credit/credit.ts";
import { creditMoves } from "../credit/tables.ts";
import { findAttempt } from "../orders/queries.ts";
import { paymentOrders } from "../orders/tables.ts";
import { refunds } from "./tables.ts";

export type Refund = typeof refunds.$inferSelect;

/**
 * Writes a refund of a payment, with who requested it, and queues the job that
 * sends it to the company. The credit of the payment is withheld first, so that none is spent and refunded
 * too. A second request returns the open refund.
 * @param requestedBy an operator's name, or `automatic`
 * @throws not-found for what was not paid; credit-short when the credit was spent
 */
export async function requestRefund(
  { db, jobs, payments, now }: RequestContext,
  attemptId: number,
  requestedBy: string,
): Promise<Refund> {
  return db.transaction(async (tx) => {
    const named = await findAttempt(tx, attemptId);
    if (!named) throw refusal("not-found");
    await tx
      .select({ id: paymentOrders.id })
      .from(paymentOrders)
      .where(eq(paymentOrders.id, named.order.id))
      .for("update");
    const [known] = await tx
      .select()
      .from(refunds)
      .where(and(eq(refunds.attemptId, attemptId), ne(refunds.state, "refused")));
    if (known) return known;
    const found = await findAttempt(tx, attemptId);
    if (!found || !["paid", "surplus", "mismatch"].includes(found.attempt.state))
      throw refusal("not-found");
    const { order, attempt } = found;
    const canRefund = payments.gateways[attempt.gateway]?.refund !== undefined;
    const [refund] = await tx
      .insert(refunds)
      .values({
        attemptId,
        state: canRefund ? "requested" : "by-hand",
        amountFcfa: attempt.amountFcfa,
        units: await unitsGiven(tx, order, attempt),
        requestedBy,
        createdAt: now,
        nextLookAt: canRefund ? now : null,
      })
      .returning();
    if (!refund) throw new Error("The refund was not written");
    const { customerId, channelId } = order;
    const { id, units } = refund;
    if (channelId !== null && customerId !== null)
      await takeCredit(tx, { customerId, channelId, units, reason: "refund", key: `refund:${id}` });
    if (canRefund) await jobs.enqueue(tx, "send-refund", { refundId: id });
    return refund;
  });
}

/** The units that a payment gave: those of its order, also where the order was paid twice; none for a deposit. */
async function unitsGiven(
  tx: Database,
  order: { id: number; units: number; channelId: number | null },
  attempt: { id: number; state: string },
): Promise<number> {
  if (order.channelId === null) return 0;
  if (attempt.state === "paid") return order.units;
  const [given] = await tx
    .select({ units: creditMoves.units })
    .from(creditMoves)
    .where(eq(creditMoves.key, surplusKey(attempt.id)));
  return given?.units ?? 0;
}
