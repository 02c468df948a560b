import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { asRole } from "../../../testing/console.ts";
import { openSeller } from "../../../testing/open-seller.ts";
import { placeSellerOrder } from "../../../testing/seller-orders.ts";
import { findLastDispute } from "../../disputes/queries.ts";
import { remindDisputes } from "../../disputes/remind-disputes.ts";
import { providerBalances } from "../../ledger/entries/balances.ts";
import { operatorAlerts } from "../../operations/alerts/tables.ts";
import { endOrders } from "../orders/end-orders.ts";
import { eraseAddressesBefore } from "../orders/erase-addresses.ts";
import { sellerOrders } from "../orders/tables.ts";
import { recordOrderPayment } from "../payment/record-order-payment.ts";
import { releaseOrders } from "../release/release-orders.ts";

const app = testApp();
const cast: { awa?: CastMember } = {};
const DAY_SECONDS = 86_400;

beforeAll(async () => {
  cast.awa = await registerCouple(app);
});

/** A paid order of 21 500 FCFA, of which 19 500 are the seller's, without days of return. */
async function ordered(fields: Partial<typeof sellerOrders.$inferInsert> = {}) {
  const seller = await openSeller(app);
  const awa = cast.awa;
  if (!awa) throw new Error("She is made before the tests");
  const { providerId } = seller;
  const { orderId, suborderId } = await placeSellerOrder(
    app,
    providerId,
    { returnDays: 0, ...fields },
    awa.customerId,
  );
  await recordOrderPayment(app, orderId);
  const buyer = (call: string, body: object = {}) =>
    app.call("POST", `/api/v1/suborders/${suborderId}/${call}`, { token: awa.token, body });
  const shop = (call: string, body: object) =>
    seller.call("POST", `orders/${suborderId}/${call}`, body);
  const row = async () => {
    const [found] = await app.db.select().from(sellerOrders).where(eq(sellerOrders.id, suborderId));
    if (!found) throw new Error("The suborder is missing");
    return found;
  };
  const send = async () => {
    for (const to of ["prepared", "shipped"]) await shop("moves", { to });
  };
  const money = async () => ({
    held: (await providerBalances(app.db, providerId)).held,
    available: (await providerBalances(app.db, providerId)).owed,
  });
  const dispute = () => findLastDispute(app.db, { kind: "suborder", id: suborderId });
  const disputeId = async () => (await dispute())?.id ?? 0;
  const reply = async (given: { answer: string }) =>
    seller.call("POST", `disputes/${await disputeId()}/answer`, given);
  return { ...seller, suborderId, buyer, shop, row, send, money, dispute, disputeId, reply };
}

/** Two members of staff: what gives back more than the limit is asked for by both. */
async function staff(name: string) {
  const first = await asRole(app, "finance", `${name}1@exemple.test`);
  const second = await asRole(app, "admin", `${name}2@exemple.test`);
  const twice = async (path: string, body: object) => {
    expect((await first.call("POST", path, body)).status).toBe(200);
    return second.call("POST", path, body);
  };
  return { ...first, twice };
}

const notReceived = { kind: "not-received", reason: "Le livreur n’est pas venu" };
const half = { refund_fcfa: 10_000, decision: "La moitié manquait." };

describe("a delivery code", () => {
  it("is the buyer's alone, and confirms the delivery when the seller enters it", async () => {
    const order = await ordered();
    const { deliveryCode } = await order.row();
    expect(deliveryCode).toMatch(/^\d{4}$/);
    expect((await order.shop("delivery-code", { code: deliveryCode })).status).toBe(409);
    await order.send();
    const { body } = await order.call("GET", `orders/${order.suborderId}`);
    expect(JSON.stringify(body)).not.toContain(`"${deliveryCode}"`);
    expect((await order.shop("delivery-code", { code: deliveryCode })).status).toBe(200);
    expect(await order.row()).toMatchObject({ state: "delivered", confirmedBy: "code" });
    await releaseOrders(app);
    expect(await order.money()).toEqual({ held: 19_500, available: 0 });
    app.wait(2 * DAY_SECONDS);
    await releaseOrders(app);
    expect(await order.money()).toEqual({ held: 0, available: 19_500 });
  });

  it("is closed after five wrong ones, also when they are entered at the same time", async () => {
    const order = await ordered();
    await order.send();
    const { deliveryCode } = await order.row();
    const wrong = deliveryCode === "0000" ? "0001" : "0000";
    const answers = await Promise.all(
      Array.from({ length: 7 }, () => order.shop("delivery-code", { code: wrong })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...[409, 409],
      ...[422, 422, 422, 422, 422],
    ]);
    expect((await order.shop("delivery-code", { code: deliveryCode })).status).toBe(409);
    expect((await order.buyer("receive")).status).toBe(200);
  });

  it("of another seller's order is not found, and one that is none is refused at its field", async () => {
    const order = await ordered();
    await order.send();
    const other = await openSeller(app);
    const path = `orders/${order.suborderId}/delivery-code`;
    expect((await other.call("POST", path, { code: "1234" })).status).toBe(404);
    expect((await order.shop("delivery-code", { code: "12" })).body).toMatchObject({
      errors: { code: [expect.any(String)] },
    });
  });
});

describe("an order that did not arrive", () => {
  it("is frozen until its seller has answered and staff release it", async () => {
    const order = await ordered();
    expect((await order.buyer("disputes", notReceived)).status).toBe(409);
    await order.send();
    expect((await order.buyer("disputes", notReceived)).status).toBe(200);
    expect((await order.buyer("disputes", notReceived)).status).toBe(200);
    expect((await order.buyer("disputes", { ...notReceived, reason: "Encore" })).status).toBe(409);
    const { deliveryCode } = await order.row();
    expect((await order.shop("delivery-code", { code: deliveryCode })).status).toBe(409);
    app.wait(30 * DAY_SECONDS);
    await endOrders(app);
    await releaseOrders(app);
    expect(await order.row()).toMatchObject({ state: "shipped", releasedAt: null });
    expect((await order.reply({ answer: "" })).status).toBe(422);
    expect((await order.reply({ answer: "Remise au gardien" })).status).toBe(200);
    expect((await order.reply({ answer: "Remise au gardien" })).status).toBe(200);
    expect((await order.reply({ answer: "Encore" })).status).toBe(409);
    const alerts = await app.db.select().from(operatorAlerts);
    const id = await order.disputeId();
    expect(alerts.map(({ subject }) => subject)).toContain(`dispute:${id}`);
    const { call } = await asRole(app, "finance");
    expect((await call("GET", "disputes?state=open")).body).toMatchObject({
      items: [{ id, answer: "Remise au gardien", amount_fcfa: 21_500, left_fcfa: 21_500 }],
    });
    const price = { goods_fcfa: 20_000, delivery_fcfa: 1500, commission_fcfa: 2000 };
    expect((await call("GET", `disputes/${id}`)).body).toMatchObject({ price });
    const path = `disputes/${id}/decision`;
    const decision = { refund_fcfa: 0, decision: "Le gardien confirme." };
    expect((await call("POST", path, decision)).status).toBe(200);
    expect((await call("POST", path, decision)).status).toBe(200);
    expect((await call("POST", path, { ...decision, refund_fcfa: 5 })).status).toBe(409);
    expect(await order.money()).toEqual({ held: 0, available: 19_500 });
  });

  it("is given back in part, and the rest is the seller's", async () => {
    const order = await ordered();
    await order.send();
    await order.shop("moves", { to: "delivered" });
    await order.buyer("disputes", notReceived);
    const { call, twice } = await staff("partie");
    const path = `disputes/${await order.disputeId()}/decision`;
    const decide = (fields: object) => call("POST", path, { ...half, ...fields });
    expect((await decide({})).status).toBe(409);
    app.wait(3 * DAY_SECONDS);
    expect((await decide({ refund_fcfa: 21_501 })).body).toMatchObject({
      errors: { refund_fcfa: [expect.any(String)] },
    });
    expect((await decide({ decision: "" })).status).toBe(422);
    expect((await twice(path, half)).status).toBe(200);
    expect(await order.row()).toMatchObject({ state: "returned", refundedFcfa: 10_000 });
    const { body } = await order.call("GET", `orders/${order.suborderId}`);
    expect(body).toMatchObject({ state_label: "Remboursement partiel en cours" });
    expect(await order.money()).toEqual({ held: 0, available: 10_500 });
    await releaseOrders(app);
    expect(await order.money()).toEqual({ held: 0, available: 10_500 });
  });

  it("is divided at once where it was answered, and the rest paid no sooner than 48 hours", async () => {
    const order = await ordered();
    await order.send();
    await order.buyer("disputes", notReceived);
    await order.reply({ answer: "La moitié est partie" });
    const { twice } = await staff("tot");
    const path = `disputes/${await order.disputeId()}/decision`;
    expect((await twice(path, half)).status).toBe(200);
    expect(await order.money()).toEqual({ held: 10_500, available: 0 });
    app.wait(2 * DAY_SECONDS);
    await releaseOrders(app);
    expect(await order.money()).toEqual({ held: 0, available: 10_500 });
  });

  it("may be said not to be as agreed, also after its reception", async () => {
    const order = await ordered({ returnDays: 7 });
    await order.send();
    await order.buyer("receive");
    const broken = { kind: "not-as-agreed", reason: "Les perles sont cassées", photos: [] };
    expect((await order.buyer("disputes", { ...broken, kind: "not-received" })).status).toBe(409);
    expect((await order.buyer("disputes", { ...broken, kind: "no-show" })).status).toBe(409);
    expect((await order.buyer("disputes", { ...broken, reason: "" })).status).toBe(422);
    expect((await order.buyer("disputes", broken)).status).toBe(200);
    app.wait(9 * DAY_SECONDS);
    await releaseOrders(app);
    expect(await order.row()).toMatchObject({ releasedAt: null });
    const { body } = await order.call("GET", `orders/${order.suborderId}`);
    expect(body).toMatchObject({ dispute: { kind: "not-as-agreed", phase: "unanswered" } });
  });

  it("closes its dispute when staff cancel the order", async () => {
    const order = await ordered();
    await order.send();
    await order.buyer("disputes", notReceived);
    const { twice } = await staff("annule");
    const { orderId } = await order.row();
    const body = { suborder_id: order.suborderId, refund_fcfa: 21_500, reason: "Colis perdu" };
    expect((await twice(`orders/${orderId}/cancel-suborder`, body)).status).toBe(200);
    expect(await order.dispute()).toMatchObject({ state: "closed", refundFcfa: 0 });
    const { body: seen } = await order.call("GET", `orders/${order.suborderId}`);
    expect(seen).toMatchObject({ state: "cancelled", dispute: { state: "closed" } });
  });

  it("reminds its seller after two days, and asks staff after three, once each", async () => {
    const order = await ordered();
    await order.send();
    await order.buyer("disputes", notReceived);
    await remindDisputes(app);
    expect(await order.dispute()).toMatchObject({ remindedAt: null, staffAskedAt: null });
    app.wait(2 * DAY_SECONDS);
    await remindDisputes(app);
    const reminded = await order.dispute();
    expect(reminded?.remindedAt).toEqual(app.clock());
    app.wait(DAY_SECONDS);
    await Promise.all([remindDisputes(app), remindDisputes(app)]);
    const asked = await order.dispute();
    expect(asked).toMatchObject({ staffAskedAt: app.clock(), remindedAt: reminded?.remindedAt });
    const alerts = await app.db.select().from(operatorAlerts);
    const own = alerts.filter(({ subject }) => subject === `dispute:${asked?.id}`);
    expect(own).toMatchObject([{ kind: "dispute", count: 1 }]);
    expect((await order.reply({ answer: "Pardon, la voici" })).status).toBe(200);
  });

  it("ends when the buyer says that it arrived after all", async () => {
    const order = await ordered();
    await order.send();
    await order.buyer("disputes", notReceived);
    expect((await order.buyer("receive")).status).toBe(200);
    expect(await order.row()).toMatchObject({ state: "delivered", confirmedBy: "customer" });
    expect(await order.dispute()).toMatchObject({ state: "withdrawn" });
    expect((await order.reply({ answer: "Livrée" })).status).toBe(409);
  });

  it("is not contested by somebody else, nor once its money has left", async () => {
    const order = await ordered();
    await order.send();
    await order.shop("moves", { to: "delivered" });
    app.wait(5 * DAY_SECONDS);
    await releaseOrders(app);
    expect((await order.buyer("disputes", notReceived)).status).toBe(409);
    expect((await order.buyer("receive")).status).toBe(409);
    const other = await ordered();
    await other.send();
    await other.buyer("disputes", notReceived);
    const path = `disputes/${await other.disputeId()}/answer`;
    expect((await order.call("POST", path, { answer: "Non" })).status).toBe(404);
    const { token } = await openSeller(app);
    const report = `/api/v1/suborders/${order.suborderId}/disputes`;
    expect((await app.call("POST", report, { token, body: notReceived })).status).toBe(403);
  });

  it("keeps none of its words once the addresses of its order are erased", async () => {
    const order = await ordered();
    await order.send();
    await order.buyer("disputes", notReceived);
    await order.reply({ answer: "Remise au gardien" });
    const later = new Date(app.clock().getTime() + 1000);
    await eraseAddressesBefore(app.db, later, later);
    expect(await order.dispute()).toMatchObject({ state: "open", reason: "", answer: "" });
  });

  it("is decided by those who write payments alone", async () => {
    const { call } = await asRole(app, "support");
    const decision = { refund_fcfa: 0, decision: "Oui" };
    expect((await call("POST", "disputes/1/decision", decision)).status).toBe(403);
    const finance = await asRole(app, "finance", "f3@exemple.test");
    const missing = await finance.call("POST", "disputes/999999999/decision", decision);
    expect(missing.status).toBe(404);
  });
});
