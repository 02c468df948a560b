import type { SubjectReceipt } from "@jdj/contract/payments/subjects";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { registerCouple, subjectsTo } from "../../../testing/cast.ts";
import {
  cancelBySeller,
  collectedOrder,
  purchaseCalls,
} from "../../../testing/fabric-purchases.ts";
import { payOrder, refundByHand } from "../../../testing/orders.ts";
import { atFakeGateway, initiate, press } from "../../../testing/payments.ts";
import { shareWith } from "../../../testing/sharing.ts";
import { fabricBalance, providerBalances } from "../../ledger/entries/balances.ts";
import { ledgerEntries } from "../../ledger/entries/tables.ts";
import { endOrders } from "../../orders/orders/end-orders.ts";
import { marketplaceOrders } from "../../orders/orders/tables.ts";
import { findPayment } from "../../payments/payments/queries.ts";
import { refunds } from "../../payments/refunds/tables.ts";
import { fabricOrders } from "../orders/tables.ts";

const app = testApp();

const twelve = Array.from({ length: 12 }, (_, at) => `Personne ${at + 1}`);

type Payer = Parameters<typeof payOrder>[1];

/** Pays what remains of a purchase by Wave, as a member does. */
async function payNext(reference: string, member: Payer) {
  const { body, status } = await purchaseCalls(app, reference, member).pay();
  if (status !== 200) throw new Error(JSON.stringify(body));
  const opened = body as { reference: string; amount_fcfa: number };
  const payment = await findPayment(app.db, opened.reference);
  if (!payment) throw new Error("The payment was not opened");
  return { ...opened, finish: () => payOrder(app, member, payment) };
}

const stateOf = async (reference: string) =>
  (
    await app.db.select().from(marketplaceOrders).where(eq(marketplaceOrders.reference, reference))
  )[0];

/** Every account of the ledger together. */
async function ledgerSum() {
  const entries = await app.db.select().from(ledgerEntries);
  return entries.reduce((sum, { amountFcfa }) => sum + amountFcfa, 0);
}

describe("a purchase that is paid from what was collected", () => {
  it("pays its part once by two presses at once, and the remainder is paid by mobile money", async () => {
    const { id, place, read, couple, shop } = await collectedOrder(app, {
      people: twelve,
      priceFcfa: 18_000,
    });
    expect(await fabricBalance(app.db, id)).toBe(216_000);
    const { reference } = await place();
    const calls = purchaseCalls(app, reference, couple);
    const before = await calls.read();
    expect(before).toMatchObject({
      total_fcfa: 217_500,
      paid_fcfa: 0,
      left_fcfa: 217_500,
      collected_fcfa: 216_000,
      transfer_fcfa: 216_000,
      next_payment_fcfa: 1500,
      can: { transfer: true, pay: true },
    });
    const both = await Promise.all([calls.transfer(217_500), calls.transfer(217_500)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await fabricBalance(app.db, id)).toBe(0);
    expect(await calls.read()).toMatchObject({
      paid_fcfa: 216_000,
      left_fcfa: 1500,
      is_paid: false,
      instalments: [{ amount_fcfa: 216_000, source: "collected" }],
      can: { transfer: false, pay: true },
    });
    expect(await calls.transfer(1500)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("Il n’y a pas d’argent collecté") },
    });
    const next = await payNext(reference, couple);
    expect(next.amount_fcfa).toBe(1500);
    await next.finish();
    expect(await calls.read()).toMatchObject({
      is_paid: true,
      left_fcfa: 0,
      instalments: [{ source: "collected" }, { source: "mobile-money", amount_fcfa: 1500 }],
      can: { transfer: false, pay: false },
    });
    expect(await read()).toMatchObject({ state: "sent", progress: { ordered: { units: 12 } } });
    // The seller is held the price less our commission of a tenth of the goods.
    expect(await providerBalances(app.db, shop.providerId)).toMatchObject({
      held: 217_500 - 21_600,
    });
    expect(await ledgerSum()).toBe(0);
    expect((await calls.transfer(1500)).body).toMatchObject({
      message: "C’est déjà fait\u00a0: relisez ce qui reste à payer.",
    });
  });

  it("is paid whole, and marked at once", async () => {
    const { id, place, read, couple } = await collectedOrder(app, {
      people: ["Aya", "Yao"],
      shopFcfa: 13_000,
    });
    const { reference } = await place();
    const calls = purchaseCalls(app, reference, couple);
    expect(await calls.read()).toMatchObject({ total_fcfa: 27_500, transfer_fcfa: 27_500 });
    expect((await calls.transfer(27_500)).body).toMatchObject({
      message: expect.stringContaining("La commande est payée avec l’argent collecté"),
    });
    expect(await read()).toMatchObject({
      state: "sent",
      shares: [{ is_sent: true }, { is_sent: true }],
    });
    expect(await fabricBalance(app.db, id)).toBe(2500);
    // A second press once it is paid says so.
    expect((await calls.transfer(27_500)).status).toBe(200);
    expect(await fabricBalance(app.db, id)).toBe(2500);
  });

  it("above what one payment takes is paid in several, each of which keeps its products for a week", async () => {
    const { id, place, read, couple } = await collectedOrder(app, {
      people: ["Aya"],
      cash: ["Yao", "Koffi"],
      units: 40,
      priceFcfa: 20_000,
    });
    const { reference } = await place();
    const calls = purchaseCalls(app, reference, couple);
    expect(await calls.read()).toMatchObject({
      total_fcfa: 2_401_500,
      transfer_fcfa: 800_000,
      next_payment_fcfa: 1_500_000,
    });
    await calls.transfer(2_401_500);
    app.wait(6 * 86_400);
    await endOrders(app);
    const first = await payNext(reference, couple);
    expect(first.amount_fcfa).toBe(1_500_000);
    await first.finish();
    expect(await calls.read()).toMatchObject({ left_fcfa: 101_500, is_paid: false });
    app.wait(6 * 86_400);
    await endOrders(app);
    const last = await payNext(reference, couple);
    expect(last.amount_fcfa).toBe(101_500);
    await last.finish();
    expect(await calls.read()).toMatchObject({ is_paid: true, instalments: [{}, {}, {}] });
    const order = await app.call("GET", `/api/v1/orders/${reference}`, { token: couple.token });
    const { payment } = order.body as { payment: { receipts: SubjectReceipt[] } };
    expect(payment.receipts.map(({ amount_fcfa }) => amount_fcfa)).toEqual([1_500_000, 101_500]);
    for (const { url } of payment.receipts) expect((await app.call("GET", url)).status).toBe(200);
    expect(await read()).toMatchObject({ state: "sent", progress: { ordered: { units: 120 } } });
    expect((await read()).can.order).toBe(false);
    expect(await fabricBalance(app.db, id)).toBe(0);
  });

  it("takes no second payment: one of the whole amount that was begun before is given back", async () => {
    const { id, place, couple } = await collectedOrder(app, { people: ["Aya"], shopFcfa: 13_000 });
    const { reference } = await place();
    const { body } = await purchaseCalls(app, reference, couple).pay();
    const payment = await findPayment(app.db, (body as { reference: string }).reference);
    if (!payment) throw new Error("The payment was not opened");
    await initiate(app, couple, "wave", payment.reference);
    await purchaseCalls(app, reference, couple).transfer(14_500);
    expect(await fabricBalance(app.db, id)).toBe(500);
    const before = (await app.db.select().from(refunds)).length;
    await press(app, await atFakeGateway(app, payment, "wave"), "pay");
    await app.work();
    const made = (await app.db.select().from(refunds)).slice(before);
    expect(made).toEqual([expect.objectContaining({ amountFcfa: 14_500 })]);
    expect(await fabricBalance(app.db, id)).toBe(500);
    expect(await ledgerSum()).toBe(0);
  });
});

describe("a purchase that ends", () => {
  it("unpaid, gives its instalments back to what was collected and to who paid", async () => {
    const { id, place, read, couple } = await collectedOrder(app, {
      people: ["Aya"],
      cash: ["Yao"],
    });
    const { reference } = await place();
    const calls = purchaseCalls(app, reference, couple);
    await calls.transfer(31_500);
    expect(await fabricBalance(app.db, id)).toBe(0);
    app.wait(7 * 86_400 + 1);
    await endOrders(app);
    await app.work();
    expect(await fabricBalance(app.db, id)).toBe(15_000);
    expect((await stateOf(reference))?.expiredAt).not.toBeNull();
    expect(await read()).toMatchObject({
      state: "closed",
      unpaid_purchase: null,
      can: { order: true },
    });
    expect(await calls.transfer(31_500)).toMatchObject({ status: 409 });
    expect(await calls.read()).toMatchObject({
      left_fcfa: 0,
      can: { transfer: false, pay: false },
    });
  });

  it("by its seller, returns the transfer to what was collected and the payment to its phone, and the order collects again", async () => {
    const { id, place, read, call, couple, shop } = await collectedOrder(app, {
      people: ["Aya"],
      cash: ["Yao"],
    });
    const { reference } = await place();
    const calls = purchaseCalls(app, reference, couple);
    await calls.transfer(31_500);
    await (await payNext(reference, couple)).finish();
    expect((await read()).state).toBe("sent");
    const before = (await app.db.select().from(refunds)).length;
    const treasurer = await shareWith(app, couple, "treasurer");
    const reader = await shareWith(app, couple, "reader");
    await cancelBySeller(app, shop, reference);
    expect(await fabricBalance(app.db, id)).toBe(15_000);
    const about = "15\u00a0000\u00a0FCFA sont revenus à l’argent collecté";
    for (const [{ email }, times] of [
      [couple, 1],
      [treasurer, 1],
      [reader, 0],
    ] as const)
      expect((await subjectsTo(app, email)).filter((one) => one === about)).toHaveLength(times);
    const made = (await app.db.select().from(refunds)).slice(before);
    expect(made).toEqual([expect.objectContaining({ amountFcfa: 16_500 })]);
    expect(await read()).toMatchObject({
      state: "open",
      shares: [{ is_sent: false }, { is_sent: false }],
      totals: { paid_fcfa: 30_000 },
    });
    expect(await calls.read()).toMatchObject({
      ...{ state: "refunded", state_label: "Remboursée", paid_fcfa: 0, back_fcfa: 31_500 },
      ...{ left_fcfa: 0, waiting_fcfa: 0, instalments: [] },
    });
    await refundByHand(app);
    expect(await ledgerSum()).toBe(0);
    expect(await calls.transfer(31_500)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("n’attend plus de paiement") },
    });
    // The same money buys again.
    await call("POST", "/state", { to: "closed" });
    const again = await place();
    await purchaseCalls(app, again.reference, couple).transfer(31_500);
    expect(await fabricBalance(app.db, id)).toBe(0);
  });
});

describe("who pays a purchase from what was collected", () => {
  it("is a member who writes the orders of fabric; strangers do not see it", async () => {
    const { place, couple } = await collectedOrder(app, { people: ["Aya"] });
    const { reference } = await place();
    const stranger = await registerCouple(app);
    const path = `/api/v1/fabric-purchases/${reference}`;
    expect((await app.call("GET", path, { token: stranger.token })).status).toBe(404);
    expect((await purchaseCalls(app, reference, stranger).transfer(16_500)).status).toBe(404);
    const reader = await shareWith(app, couple, "reader");
    expect(await purchaseCalls(app, reference, reader).read()).toMatchObject({
      is_own: false,
      can: { transfer: false, pay: false },
    });
    expect((await purchaseCalls(app, reference, reader).transfer(16_500)).status).toBe(403);
    const treasurer = await shareWith(app, couple, "treasurer");
    const calls = purchaseCalls(app, reference, treasurer);
    expect((await calls.transfer(16_500)).status).toBe(200);
    const next = await payNext(reference, treasurer);
    expect(next.amount_fcfa).toBe(1500);
    await next.finish();
    expect(await calls.read()).toMatchObject({ is_paid: true });
    expect((await purchaseCalls(app, "C260101-AAAAAAAA", couple).transfer(5)).status).toBe(404);
  });

  it("asks first that the fabric order stands", async () => {
    const { place, couple, id } = await collectedOrder(app, { people: ["Aya"] });
    const { reference } = await place();
    await app.db.update(fabricOrders).set({ state: "cancelled" }).where(eq(fabricOrders.id, id));
    expect(await purchaseCalls(app, reference, couple).transfer(16_500)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("a changé entre-temps") },
    });
  });
});
