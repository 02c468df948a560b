import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { openSession } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { asRole } from "../../../testing/console.ts";
import {
  balancesOf,
  openShop,
  orderFrom,
  payOrder,
  refundByHand,
  suborderOf,
} from "../../../testing/orders.ts";
import { providerBalances } from "../../ledger/entries/balances.ts";
import { askedPayout } from "../../ledger/entries/moves.ts";
import { recordTransaction } from "../../ledger/entries/record-transaction.ts";
import { operatorAlerts } from "../../operations/alerts/tables.ts";
import { sellerOrders } from "../../orders/orders/tables.ts";
import { releaseOrders } from "../../orders/release/release-orders.ts";

const app = testApp();
const DAY_SECONDS = 86_400;
interface Staff {
  token: string;
  email: string;
}
const cast: { awa?: CastMember; first?: Staff; second?: Staff } = {};

beforeAll(async () => {
  cast.awa = await registerCouple(app);
  cast.first = await staffOf("finance", "f1@exemple.test");
  cast.second = await staffOf("admin", "a1@exemple.test");
});

async function staffOf(role: "finance" | "admin" | "support", email: string): Promise<Staff> {
  return { email, token: (await asRole(app, role, email)).token };
}

/** A call of the console, under `/api/v1/console/`. */
const callAs = ({ token }: { token: string }, method: string, path: string, body?: unknown) =>
  app.call(method, `/api/v1/console/${path}`, { token, body });

let shops = 0;

/** A paid order of 20 000 FCFA and 1 500 for its delivery, of which 19 500 are the seller's. */
async function ordered() {
  const { awa, first, second } = cast;
  if (!awa || !first || !second) throw new Error("They are made before the tests");
  // The sums of another day do not count.
  app.wait(DAY_SECONDS);
  for (const one of [first, second, awa]) one.token = (await openSession(app, one.email)).token;
  shops += 1;
  const name = `boutique${shops}`;
  const shop = await openShop(app, name);
  const { providerId } = shop;
  const { token } = await openSession(app, `${name}@exemple.test`);
  const seller = {
    ...{ providerId, token, email: `${name}@exemple.test` },
    call: (method: string, to: string, body?: unknown) =>
      app.call(method, `/api/v1/pro/${to}`, { token, body }),
  };
  const placed = await orderFrom(app, awa.customerId, [shop], 2);
  await payOrder(app, awa, placed.payment);
  const orderId = placed.order.id;
  const { id: suborderId } = await suborderOf(app, orderId, shop);
  const path = `orders/${orderId}/refund-suborder`;
  const body = (amount_fcfa: number, left_fcfa: number) => ({
    ...{ suborder_id: suborderId, amount_fcfa, left_fcfa, reason: "Emballage abîmé" },
  });
  const ask = (by: Staff, amount: number, left: number) =>
    callAs(by, "POST", path, body(amount, left));
  const both = async (amount: number, left: number) => {
    await ask(first, amount, left);
    return ask(second, amount, left);
  };
  const row = async () => {
    const [found] = await app.db.select().from(sellerOrders).where(eq(sellerOrders.id, suborderId));
    if (!found) throw new Error("The suborder is missing");
    return found;
  };
  const money = async () => ({
    held: (await providerBalances(app.db, providerId)).held,
    available: (await providerBalances(app.db, providerId)).owed,
  });
  const shown = async () => {
    const { body: page } = await callAs(first, "GET", `orders/${orderId}`);
    const { suborders, reference } = page as { suborders: object[]; reference: string };
    const buyer = await app.call("GET", `/api/v1/orders/${reference}`, { token: awa.token });
    return {
      staff: suborders[0],
      buyer: (buyer.body as { sellers: object[] }).sellers[0],
      seller: (await seller.call("GET", `orders/${suborderId}`)).body,
    };
  };
  return {
    ...{ seller, awa, first, second, orderId, suborderId, path },
    body,
    ask,
    both,
    row,
    money,
    shown,
  };
}

/** The seller is paid out what they earned. */
async function withdraw(providerId: number, amountFcfa: number) {
  const entries = askedPayout({ account: "seller", providerId }, amountFcfa);
  const move = { key: `test:${providerId}`, kind: "payout" as const, subject: null };
  await app.db.transaction((tx) => recordTransaction(tx, { ...move, entries, now: app.clock() }));
}

/** It arrives, without days of return. */
async function deliver({ suborderId }: Awaited<ReturnType<typeof ordered>>) {
  const moved = { state: "delivered" as const, deliveredAt: app.clock(), returnDays: 0 };
  await app.db.update(sellerOrders).set(moved).where(eq(sellerOrders.id, suborderId));
}

describe("an exact sum of a part of an order", () => {
  it("is given back by two people, and buyer, seller, staff and ledger read the same", async () => {
    const order = await ordered();
    expect((await order.ask(order.first, 6000, 21_500)).status).toBe(200);
    expect((await order.shown()).staff).toMatchObject({
      refund_approval: { amount_fcfa: 6000, reason: "Emballage abîmé" },
      refunded_fcfa: 0,
    });
    expect((await order.ask(order.first, 6000, 21_500)).body).toMatchObject({
      code: "second-person-needed",
    });
    expect((await order.ask(order.second, 6000, 21_500)).status).toBe(200);
    // The seller's share, and our commission on it, a tenth of the goods.
    expect(await order.money()).toEqual({ held: 14_100, available: 0 });
    const accounts = await balancesOf(app, order.orderId);
    expect(accounts.get("refunds")).toBe(-6000);
    expect(accounts.get("commission")).toBe(-1400);
    const read = { amount_fcfa: 6000, reason: "Emballage abîmé" };
    const { staff, buyer, seller } = await order.shown();
    expect(staff).toMatchObject({
      ...{ state: "paid", refunded_fcfa: 6000, refund_approval: null },
      refundable: { left_fcfa: 15_500, most_fcfa: 15_499 },
      refunds: [read],
    });
    expect(buyer).toMatchObject({
      ...{ status: "paid", refunded_fcfa: 6000, refunds: [read], is_refunding: true },
      refund_waiting_fcfa: 0,
    });
    expect(seller).toMatchObject({ state: "paid", refunded: 6000, refunds: [read] });
    await refundByHand(app);
    expect((await order.shown()).buyer).toMatchObject({ is_refunding: false, status: "paid" });
    expect((await balancesOf(app, order.orderId)).get("refunds") ?? 0).toBe(0);
  });

  it("is written to both sides, with its reason", async () => {
    const order = await ordered();
    await order.both(5500, 21_500);
    await app.work();
    const texts = async (to: string) =>
      (await listCaughtMessages(app.db, 50, to)).map(({ subject, text }) => `${subject} ${text}`);
    const sum = "5\u00a0500\u00a0FCFA";
    for (const to of [order.awa.email, order.seller.email]) {
      const about = (await texts(to)).filter((text) => text.includes(sum));
      expect(about.join()).toContain("Emballage abîmé");
    }
    await refundByHand(app);
    expect((await texts(order.awa.email)).join()).toContain(`Le remboursement de ${sum}`);
  });

  it("is given back again, never beyond what is left, and a cancellation gives the rest", async () => {
    const order = await ordered();
    expect((await order.ask(order.first, 2000, 21_500)).status).toBe(200);
    expect((await order.ask(order.first, 3000, 19_500)).status).toBe(200);
    expect((await order.both(16_501, 16_500)).status).toBe(422);
    // All that is left of what has not arrived is given back by cancelling it.
    expect((await order.both(16_500, 16_500)).status).toBe(422);
    expect(await order.money()).toEqual({ held: 15_000, available: 0 });
    const cancel = { suborder_id: order.suborderId, reason: "Plus de stock" };
    const path = `orders/${order.orderId}/cancel-suborder`;
    await callAs(order.first, "POST", path, { ...cancel, refund_fcfa: 16_500 });
    await callAs(order.second, "POST", path, { ...cancel, refund_fcfa: 16_500 });
    expect(await order.row()).toMatchObject({ state: "cancelled", refundedFcfa: 21_500 });
    expect(await order.money()).toEqual({ held: 0, available: 0 });
    expect((await balancesOf(app, order.orderId)).get("refunds")).toBe(-21_500);
    expect((await order.ask(order.first, 1, 0)).body).toMatchObject({ code: "state-changed" });
    await refundByHand(app);
    expect((await order.row()).state).toBe("refunded");
  });

  it("leaves the seller what remains, and is taken from the earnings once it is released", async () => {
    const order = await ordered();
    await order.ask(order.first, 4000, 21_500);
    await deliver(order);
    app.wait(6 * DAY_SECONDS);
    await releaseOrders(app);
    expect(await order.money()).toEqual({ held: 0, available: 15_900 });
    await order.ask(order.first, 1000, 17_500);
    expect(await order.money()).toEqual({ held: 0, available: 15_000 });
  });

  it("waits with an alert when the seller has withdrawn the money, and says so to both", async () => {
    const order = await ordered();
    await deliver(order);
    app.wait(6 * DAY_SECONDS);
    await releaseOrders(app);
    await withdraw(order.seller.providerId, 19_500);
    await order.both(21_500, 21_500);
    expect(await order.row()).toMatchObject({ state: "returned", refundedFcfa: 21_500 });
    const { buyer, seller } = await order.shown();
    expect(buyer).toMatchObject({ refund_waiting_fcfa: 21_500, is_refunding: true });
    expect(seller).toMatchObject({ refund_waits: true });
    const alerts = await app.db.select().from(operatorAlerts);
    expect(alerts.at(-1)?.detail).toContain("21\u00a0500\u00a0FCFA");
    await refundByHand(app);
    expect((await order.row()).state).toBe("refunded");
    expect((await balancesOf(app, order.orderId)).get("shortfall")).toBe(19_500);
  });

  it("is refused while it is disputed, and what is decided there is of the rest", async () => {
    const order = await ordered();
    await order.ask(order.first, 3000, 21_500);
    await deliver(order);
    const token = order.awa.token;
    const said = { kind: "not-as-agreed", reason: "Il en manque la moitié" };
    const dispute = `/api/v1/suborders/${order.suborderId}/disputes`;
    expect((await app.call("POST", dispute, { token, body: said })).status).toBe(200);
    expect((await order.both(1000, 18_500)).body).toMatchObject({ code: "dispute-open" });
    const shown = (await order.shown()).buyer as { dispute: { id: number } };
    await order.seller.call("POST", `disputes/${shown.dispute.id}/answer`, { answer: "Oui." });
    const decision = { refund_fcfa: 18_500, decision: "Tout manquait." };
    const path = `disputes/${shown.dispute.id}/decision`;
    await callAs(order.first, "POST", path, decision);
    expect((await callAs(order.second, "POST", path, decision)).status).toBe(200);
    expect(await order.row()).toMatchObject({ state: "returned", refundedFcfa: 21_500 });
    expect(await order.money()).toEqual({ held: 0, available: 0 });
    await refundByHand(app);
    expect((await order.row()).state).toBe("refunded");
  });

  it("is given back once, whoever presses at the same time", async () => {
    const order = await ordered();
    const answers = await Promise.all([
      order.ask(order.first, 2000, 21_500),
      order.ask(order.second, 2000, 21_500),
      order.ask(order.first, 2500, 21_500),
    ]);
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, 409, 409]);
    const { refundedFcfa } = await order.row();
    expect([2000, 2500]).toContain(refundedFcfa);
  });

  it("needs a second person above the limit of a day, whatever it is divided into", async () => {
    const order = await ordered();
    await order.ask(order.first, 3000, 21_500);
    await order.ask(order.first, 2500, 18_500);
    expect(await order.row()).toMatchObject({ refundedFcfa: 3000 });
    await order.ask(order.second, 2500, 18_500);
    expect(await order.row()).toMatchObject({ refundedFcfa: 5500 });
  });

  it("is refused to others, of a part that is not there, and with another remainder", async () => {
    const order = await ordered();
    const support = await staffOf("support", "s1@exemple.test");
    const body = order.body(1000, 21_500);
    expect((await callAs(support, "POST", order.path, body)).status).toBe(403);
    const url = `/api/v1/console/${order.path}`;
    expect((await app.call("POST", url, { body })).status).toBe(401);
    expect((await app.call("POST", url, { body, token: order.awa.token })).status).toBe(403);
    expect((await app.call("POST", url, { body, token: order.seller.token })).status).toBe(403);
    const other = { ...body, suborder_id: 999_999_999 };
    expect((await callAs(order.first, "POST", order.path, other)).status).toBe(404);
    const unsaid = { ...body, reason: " " };
    expect((await callAs(order.first, "POST", order.path, unsaid)).status).toBe(422);
    expect((await order.ask(order.first, 0, 21_500)).status).toBe(422);
    expect((await order.ask(order.first, 1000, 20_000)).body).toMatchObject({
      code: "changed-meanwhile",
    });
  });
});
