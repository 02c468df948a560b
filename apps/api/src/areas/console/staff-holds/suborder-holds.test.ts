import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { asRole } from "../../../testing/console.ts";
import { openSeller } from "../../../testing/open-seller.ts";
import { placeSellerOrder } from "../../../testing/seller-orders.ts";
import { providerBalances } from "../../ledger/entries/balances.ts";
import { endOrders } from "../../orders/orders/end-orders.ts";
import { eraseAddressesBefore } from "../../orders/orders/erase-addresses.ts";
import { marketplaceOrders, sellerOrders } from "../../orders/orders/tables.ts";
import { recordOrderPayment } from "../../orders/payment/record-order-payment.ts";
import { releaseOrders } from "../../orders/release/release-orders.ts";

const app = testApp();
const cast: { awa?: CastMember } = {};
const DAY_SECONDS = 86_400;
const HELD = { reason: "L’adresse de ce vendeur n’existe pas." };
const LIFTED = { reason: "Le vendeur a donné son adresse." };

beforeAll(async () => {
  cast.awa = await registerCouple(app);
});

/** A paid order of 21 500 FCFA, of which 19 500 are the seller's, without days of return. */
async function ordered(name: string) {
  const awa = cast.awa;
  if (!awa) throw new Error("She is made before the tests");
  const seller = await openSeller(app);
  const { providerId } = seller;
  const placed = await placeSellerOrder(app, providerId, { returnDays: 0 }, awa.customerId);
  const { orderId, suborderId } = placed;
  const finance = await asRole(app, "finance", `${name}@exemple.test`);
  const say = (what: string, body: object) =>
    finance.call("POST", `orders/${orderId}/${what}`, { suborder_id: suborderId, ...body });
  return {
    ...{ seller, orderId, suborderId, finance },
    pay: () => recordOrderPayment(app, orderId),
    hold: (body: object = HELD) => say("hold-suborder", body),
    lift: (body: object = LIFTED) => say("lift-suborder-hold", body),
    shop: (what: string, body: object) => seller.call("POST", `orders/${suborderId}/${what}`, body),
    buyer: (what: string, body: object = {}) =>
      app.call("POST", `/api/v1/suborders/${suborderId}/${what}`, { token: awa.token, body }),
    async deliver() {
      for (const to of ["prepared", "shipped"])
        expect((await seller.call("POST", `orders/${suborderId}/moves`, { to })).status).toBe(200);
      const [row] = await app.db.select().from(sellerOrders).where(eq(sellerOrders.id, suborderId));
      return row?.deliveryCode ?? "";
    },
    money: async () => ({
      held: (await providerBalances(app.db, providerId)).held,
      available: (await providerBalances(app.db, providerId)).owed,
    }),
    async pages() {
      const [row] = await app.db
        .select()
        .from(marketplaceOrders)
        .where(eq(marketplaceOrders.id, orderId));
      const path = `/api/v1/orders/${row?.reference}`;
      const own = await app.call("GET", path, { token: awa.token });
      return {
        customer: (own.body as { sellers: object[] }).sellers[0],
        seller: (await seller.call("GET", `orders/${suborderId}`)).body,
      };
    },
  };
}

describe("the money of a part of an order that staff hold", () => {
  it("is released neither by its code nor by time, and is after the lift", async () => {
    const sale = await ordered("code");
    expect((await sale.hold()).status).toBe(409);
    await sale.pay();
    expect((await sale.hold()).body).toMatchObject({
      suborders: [{ id: sale.suborderId, holds: [{ ...HELD, ended_at: null }], may_hold: false }],
    });
    expect((await sale.hold()).status).toBe(409);
    const code = await sale.deliver();
    expect((await sale.shop("delivery-code", { code })).status).toBe(200);
    app.wait(30 * DAY_SECONDS);
    await endOrders(app);
    await releaseOrders(app);
    expect(await sale.money()).toEqual({ held: 19_500, available: 0 });
    const held = { holds: [{ ...HELD, ended_at: null, end_reason: "" }] };
    expect(await sale.pages()).toMatchObject({
      customer: { ...held, delivery: { release_at: null, is_released: false } },
      seller: { ...held, release_at: null, is_released: false },
    });
    expect((await sale.lift()).status).toBe(200);
    const ended = { holds: [{ ...HELD, end_reason: LIFTED.reason }] };
    expect(await sale.pages()).toMatchObject({ customer: ended, seller: ended });
    await releaseOrders(app);
    expect(await sale.money()).toEqual({ held: 0, available: 19_500 });
    expect((await sale.hold()).status).toBe(409);
    expect((await sale.lift()).status).toBe(409);
  });

  it("is not released by the buyer's confirmation, and both sides are written to", async () => {
    const sale = await ordered("confirme");
    await sale.pay();
    await sale.deliver();
    expect((await sale.buyer("receive")).status).toBe(200);
    await sale.hold();
    await app.work();
    for (const to of [cast.awa?.email ?? "", sale.seller.email]) {
      const texts = (await listCaughtMessages(app.db, 500, to)).map(({ text }) =>
        text.replace(/\s+/g, " "),
      );
      expect(texts.filter((text) => text.includes(HELD.reason)).length).toBeGreaterThan(0);
    }
    app.wait(9 * DAY_SECONDS);
    await releaseOrders(app);
    expect(await sale.money()).toEqual({ held: 19_500, available: 0 });
  });

  it("may be disputed, and a decision leaves the seller's rest held until the lift", async () => {
    const sale = await ordered("litige");
    await sale.pay();
    await sale.deliver();
    await sale.hold();
    const report = { kind: "not-received", reason: "Rien n’est venu" };
    expect((await sale.buyer("disputes", report)).status).toBe(200);
    app.wait(3 * DAY_SECONDS);
    const open = await sale.finance.call("GET", "disputes?state=open");
    const { items: rows } = open.body as { items: { id: number; left_fcfa: number }[] };
    const decision = { refund_fcfa: 5000, decision: "Un article manquait." };
    const path = `disputes/${rows[0]?.id}/decision`;
    expect((await sale.finance.call("POST", path, decision)).status).toBe(200);
    await releaseOrders(app);
    expect(await sale.money()).toEqual({ held: 15_000, available: 0 });
    await sale.lift();
    await releaseOrders(app);
    expect(await sale.money()).toEqual({ held: 0, available: 15_000 });
  });

  it("goes back to the buyer whole when the seller cancels, which ends the hold", async () => {
    const sale = await ordered("annule");
    await sale.pay();
    await sale.hold();
    const moved = await sale.shop("moves", { to: "cancelled", note: "Plus de stock" });
    expect(moved.status).toBe(200);
    expect(await sale.money()).toEqual({ held: 0, available: 0 });
    expect((await sale.finance.call("GET", `orders/${sale.orderId}`)).body).toMatchObject({
      suborders: [{ holds: [{ ...HELD, ended_by: null, end_reason: "" }], may_hold: false }],
    });
    expect((await sale.lift()).status).toBe(409);
  });

  it("is that of one suborder of the order alone, and its words are erased with the order's", async () => {
    const sale = await ordered("autre");
    await sale.pay();
    const other = await ordered("autre2");
    const path = `orders/${other.orderId}/hold-suborder`;
    const wrong = { suborder_id: sale.suborderId, ...HELD };
    expect((await sale.finance.call("POST", path, wrong)).status).toBe(404);
    await sale.hold();
    await eraseAddressesBefore(app.db, new Date(app.clock().getTime() + 1000), app.clock());
    expect(await sale.pages()).toMatchObject({ seller: { holds: [{ reason: "" }] } });
  });
});
