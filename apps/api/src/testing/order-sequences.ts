import { asc, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect } from "vitest";
import { requestContext } from "../app-context.ts";
import { recordTransaction } from "../areas/ledger/entries/record-transaction.ts";
import { cancelSuborders } from "../areas/orders/orders/cancel-suborders.ts";
import { endOrders } from "../areas/orders/orders/end-orders.ts";
import { lockOrder } from "../areas/orders/orders/lock-order.ts";
import { orderLines, sellerOrders } from "../areas/orders/orders/tables.ts";
import { transitionSuborders } from "../areas/orders/orders/transition-suborders.ts";
import { recordOrderPayment } from "../areas/orders/payment/record-order-payment.ts";
import { releaseOrders } from "../areas/orders/release/release-orders.ts";
import { answerReturn } from "../areas/orders/returns/answer-return.ts";
import { askReturn } from "../areas/orders/returns/ask-return.ts";
import { refundableOf, refundByStaff } from "../areas/orders/staff-refunds/refund-by-staff.ts";
import { paymentAttempts } from "../areas/payments/payments/tables.ts";
import { refunds } from "../areas/payments/refunds/tables.ts";
import { productVariants } from "../areas/products/products/tables.ts";
import type { TestApp } from "./app.ts";
import { type PlacedOrder, pay, settleRefunds } from "./order-payments.ts";
import { balancesOf, orderFrom, type Shop } from "./orders.ts";

/** The seed of the generated sequences, so that every run makes the same ones. */
const SEED = 20_261_122;

const steps = [
  "pay",
  "pay-again",
  "expire",
  "cancel-all",
  "cancel-one",
  "seller-cancels",
  "advance",
  "return",
  "accept",
  "staff-refund",
  "refund",
  "refuse-refund",
  "release",
  "repeat",
] as const;
type Step = (typeof steps)[number];

const sequence = fc.record({
  quantity: fc.integer({ min: 1, max: 3 }),
  rounds: fc.array(fc.array(fc.constantFrom(...steps), { minLength: 1, maxLength: 2 }), {
    minLength: 1,
    maxLength: 8,
  }),
});

/** The app, the buyer and the two shops. */
export interface Trade {
  app: TestApp;
  customerId: number;
  shops: readonly [Shop, Shop];
}

async function play(trade: Trade, placed: PlacedOrder, step: Step): Promise<void> {
  const { app, customerId, shops } = trade;
  const context = requestContext(app);
  const { order } = placed;
  if (step === "pay") return pay(app, placed, "wave");
  if (step === "pay-again") return pay(app, placed, "mtn");
  if (step === "repeat") {
    const paid = await app.db
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.paymentId, placed.payment.id));
    if (paid.some(({ state }) => state === "paid")) await recordOrderPayment(app, order.id);
    return;
  }
  if (step === "refund") return settleRefunds(app, placed, "done");
  if (step === "refuse-refund") return settleRefunds(app, placed, "refused");
  if (step === "release") {
    const later = new Date(app.clock().getTime() + 30 * 86_400_000);
    return releaseOrders({ ...app, clock: () => later });
  }
  if (step === "expire") {
    app.wait(31 * 60);
    return endOrders(app);
  }
  const [first] = await app.db
    .select()
    .from(sellerOrders)
    .where(eq(sellerOrders.orderId, order.id))
    .orderBy(asc(sellerOrders.id));
  if (!first) return;
  if (step === "return") {
    const [line] = await app.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.sellerOrderId, first.id));
    const lines = [{ lineId: line?.id ?? 0, quantity: 1 }];
    return askReturn(context, customerId, first.id, { lines, reason: "Trop grand" });
  }
  if (step === "accept") {
    const seller = shops.find(({ providerId }) => providerId === first.providerId);
    const answer = { isAccepted: true, answer: "", userId: seller?.userId ?? 0 };
    return answerReturn(context, first.providerId ?? 0, first.id, answer);
  }
  await app.db.transaction(async (tx) => {
    const whole = await lockOrder(tx, order.id);
    const [one] = whole?.suborders ?? [];
    if (!whole || !one) return;
    if (step === "staff-refund") {
      const most = refundableOf(whole.order, one)?.mostFcfa ?? 0;
      const refund = { reason: "Abîmé", requestedBy: "Mariam", userId: null };
      // Half each time: several follow each other, and the last one leaves nothing.
      const amountFcfa = most < 1000 ? most : Math.ceil(most / 2);
      if (most > 0)
        await refundByStaff({ ...context, db: tx }, whole.order, one, { ...refund, amountFcfa });
      return;
    }
    if (step === "advance") {
      const next = { paid: "prepared", prepared: "shipped", shipped: "delivered" } as const;
      for (const suborder of whole.suborders) {
        const to = new Map(Object.entries(next)).get(suborder.state);
        if (to)
          await transitionSuborders(tx, [suborder], {
            to,
            by: "seller",
            userId: null,
            now: context.now,
          });
      }
      return;
    }
    const by = step === "seller-cancels" ? ("seller" as const) : ("customer" as const);
    const chosen = step === "cancel-all" ? whole.suborders : [one];
    await cancelSuborders({ ...context, db: tx }, whole, chosen, { by, userId: null });
  });
}

/** Plays a sequence: a step that is refused changes nothing. */
async function playAll(trade: Trade, { quantity, rounds }: { quantity: number; rounds: Step[][] }) {
  const { app, customerId, shops } = trade;
  // Earlier orders end now, so that they change no stock meanwhile.
  app.wait(31 * 60);
  await endOrders(app);
  for (const { variantId } of shops)
    await app.db
      .update(productVariants)
      .set({ stock: sql`${productVariants.reserved} + 10` })
      .where(eq(productVariants.id, variantId));
  const before = await freeOf(trade);
  const placed = await orderFrom(app, customerId, shops, quantity);
  for (const round of rounds)
    await Promise.all(
      round.map((step) =>
        play(trade, placed, step).catch((error: unknown) => {
          if (!(error instanceof Error) || !("code" in error)) throw error;
        }),
      ),
    );
  return { placed, before };
}

/** Units of both shops that nobody holds. */
async function freeOf({ app, shops }: Trade): Promise<number[]> {
  const free: number[] = [];
  for (const { variantId } of shops) {
    const [row] = await app.db
      .select()
      .from(productVariants)
      .where(eq(productVariants.id, variantId));
    free.push((row?.stock ?? 0) - (row?.reserved ?? 0));
  }
  return free;
}

/** Expects the ledger, the refunds and the stock of an order to say what happened to it. */
async function expectConsistent(
  trade: Trade,
  { placed, before }: Awaited<ReturnType<typeof playAll>>,
) {
  const { app, shops } = trade;
  const { order, payment } = placed;
  const accounts = await balancesOf(app, order.id);
  const of = (account: string) => accounts.get(account) ?? 0;
  expect([...accounts.values()].reduce((total, one) => total + one, 0)).toBe(0);
  const attempts = await app.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.paymentId, payment.id));
  const given = await app.db
    .select({ refund: refunds, state: paymentAttempts.state })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(eq(paymentAttempts.paymentId, payment.id));
  const isPaid = attempts.some(({ state }) => state === "paid" || state === "refunded");
  // A second payment of a paid order is given back without a scope, and is in no ledger.
  const own = given.filter(({ refund }) => refund.scope !== "");
  const done = own.filter(({ refund }) => refund.state === "done");
  const paidBack = done.reduce((total, { refund }) => total + refund.amountFcfa, 0);
  expect(paidBack).toBeLessThanOrEqual(order.totalFcfa);
  const suborders = await app.db
    .select()
    .from(sellerOrders)
    .where(eq(sellerOrders.orderId, order.id));
  const refunded = suborders.reduce((total, one) => total + one.refundedFcfa, 0);
  if (isPaid && accounts.size > 0) {
    expect(of("gateway")).toBe(order.totalFcfa - paidBack);
    const isRefused = !accounts.has("held");
    const owed = of("held") + of("seller") + of("shortfall");
    expect(of("refunds")).toBe(paidBack - (isRefused ? order.totalFcfa : refunded));
    if (!isRefused) expect(owed + of("commission")).toBe(refunded - order.totalFcfa);
  } else expect(accounts.size).toBe(0);
  const after = await freeOf(trade);
  const lines = await app.db.select().from(orderLines);
  for (const [index, shop] of shops.entries()) {
    const suborder = suborders.find(({ providerId }) => providerId === shop.providerId);
    const line = lines.find(({ sellerOrderId }) => sellerOrderId === suborder?.id);
    const isBack = suborder && (await isPutBack(app, suborder.id));
    expect(after[index]).toBe((before[index] ?? 0) - (isBack ? 0 : (line?.quantity ?? 0)));
  }
}

/** Whether the last of a suborder's moves that counts for stock gave it back. */
async function isPutBack(app: TestApp, suborderId: number): Promise<boolean> {
  const { rows } = await app.db.execute<{ to: string }>(
    sql`select "to" from seller_order_transitions where seller_order_id = ${suborderId} and "to" in ('placed', 'paid', 'returned', 'cancelled') order by id desc limit 1`,
  );
  return rows[0]?.to === "cancelled";
}

/**
 * Plays generated sequences of payments, cancellations, returns and refunds, also at the same time,
 * and expects a consistent ledger after each.
 * @returns how many were paid and how many refunds were made
 */
export async function checkOrderSequences(trade: Trade, runs: number) {
  const seen = { paid: 0, refunds: 0 };
  await fc.assert(
    fc.asyncProperty(sequence, async (one) => {
      const played = await playAll(trade, one);
      await expectConsistent(trade, played);
      const accounts = await balancesOf(trade.app, played.placed.order.id);
      if (accounts.size > 0) seen.paid += 1;
      if (accounts.has("refunds")) seen.refunds += 1;
    }),
    { numRuns: runs, seed: SEED, endOnFailure: true },
  );
  return seen;
}

/** Whether the check finds a product that pays sellers for every report of a payment. */
export async function isDoubleFound(trade: Trade, runs: number): Promise<boolean> {
  const result = await fc.check(
    fc.asyncProperty(sequence, async (one) => {
      const played = await playAll(trade, one);
      const { app } = trade;
      const { order } = played.placed;
      const accounts = await balancesOf(app, order.id);
      if (accounts.has("held"))
        await app.db.transaction((tx) =>
          recordTransaction(tx, {
            key: `again:${order.id}`,
            kind: "payment",
            subject: { kind: "order", id: order.id },
            entries: [
              { account: "gateway", amountFcfa: order.totalFcfa },
              { account: "commission", amountFcfa: -order.totalFcfa },
            ],
            now: app.clock(),
          }),
        );
      await expectConsistent(trade, played);
    }),
    { numRuns: runs, seed: SEED, endOnFailure: true },
  );
  return result.failed;
}
