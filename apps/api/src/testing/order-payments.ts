import { and, eq, inArray } from "drizzle-orm";
import { requestContext } from "../app-context.ts";
import { recordOrderPayment } from "../areas/orders/payment/record-order-payment.ts";
import { recordOrderRefund } from "../areas/orders/payment/record-order-refund.ts";
import { paymentAttempts, payments } from "../areas/payments/payments/tables.ts";
import { recordRefundResult } from "../areas/payments/refunds/record-refund-result.ts";
import { refunds } from "../areas/payments/refunds/tables.ts";
import { settlePayment } from "../areas/payments/settlement/settle-payment.ts";
import type { TestApp } from "./app.ts";
import type { orderFrom } from "./orders.ts";

/** An order of the shop with its payment. */
export type PlacedOrder = Awaited<ReturnType<typeof orderFrom>>;

/** A payment as its gateway confirms it, settled and recorded. */
export async function pay(
  app: TestApp,
  { payment, order }: PlacedOrder,
  gateway: "wave" | "mtn",
): Promise<void> {
  const reference = `${payment.reference}${gateway === "wave" ? "01" : "02"}`;
  await app.db
    .insert(paymentAttempts)
    .values({ paymentId: payment.id, gateway, reference, amountFcfa: payment.payableFcfa })
    .onConflictDoNothing();
  await app.db
    .update(payments)
    .set({ state: "pending" })
    .where(and(eq(payments.id, payment.id), eq(payments.state, "open")));
  const [attempt] = await app.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.reference, reference));
  const paid = { state: "paid" as const, amountFcfa: payment.payableFcfa, currency: "XOF" };
  await settlePayment(requestContext(app), attempt?.id ?? 0, paid);
  const state = await app.db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.state, ["paid", "refunded"]));
  if (state.length > 0) await recordOrderPayment(app, order.id);
}

/** The refunds of an order that wait, made or refused. */
export async function settleRefunds(
  app: TestApp,
  { payment }: PlacedOrder,
  result: "done" | "refused",
): Promise<void> {
  const rows = await app.db
    .select({ id: refunds.id, state: refunds.state })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(eq(paymentAttempts.paymentId, payment.id));
  for (const { id, state } of rows) {
    if (state === "requested")
      await app.db.update(refunds).set({ state: "sending" }).where(eq(refunds.id, id));
    await recordRefundResult(requestContext(app), id, result, "generated");
    await recordOrderRefund(app, id);
  }
}
