import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { sandboxInvoices } from "../../../drivers/invoicing/embedded/tables.ts";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { openSession } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { openShop, orderFrom, payOrder, suborderOf } from "../../../testing/orders.ts";
import { entrustKey } from "../../../testing/seller-invoice-samples.ts";
import { sellerAccess } from "../../invoicing/keys/seller-access.ts";
import { invoicingKeys } from "../../invoicing/keys/tables.ts";
import { operatorAlerts } from "../../operations/alerts/tables.ts";
import { gatewayOutages } from "../../operations/gateway-outages/tables.ts";
import { pollInvoices } from "../../payments/invoices/sign-invoice.ts";
import { invoices } from "../../payments/invoices/tables.ts";
import { findReceipt } from "../../payments/receipts/find-receipt.ts";
import { providers } from "../../providers/tables.ts";
import { lockOrder } from "../orders/lock-order.ts";
import { sellerOrders } from "../orders/tables.ts";
import { releaseOrders } from "../release/release-orders.ts";
import { describePurchase } from "./describe-purchase.ts";
import { refundSuborders } from "./refund-suborders.ts";

const app = testApp();

/** The kinds of the emails to an address. */
async function mailsTo(email: string) {
  await app.work();
  const caught = await listCaughtMessages(app.db);
  return caught.filter(({ to }) => to === email).map(({ kind }) => kind);
}

function office() {
  if (app.invoicingSandbox === null) throw new Error("Tests need the fake tax office");
  return app.invoicingSandbox;
}

beforeEach(() => {
  office().network.outage = null;
  office().sellerStickers = 500;
});

/** An order of 21 500 FCFA whose money is the seller's now, who entrusted this key to us, or none. */
async function released(name: string, key: string | null = `FNE-${name}-12345678`) {
  const awa = await registerCouple(app);
  const shop = await openShop(app, name);
  await app.db
    .update(providers)
    .set({ taxpayerNumber: "1234567A", isTaxed: true })
    .where(eq(providers.id, shop.providerId));
  if (key !== null) await entrustKey(app, shop.providerId, key);
  const { order, payment } = await orderFrom(app, awa.customerId, [shop], 2);
  await payOrder(app, awa, payment);
  const { id } = await suborderOf(app, order.id, shop);
  const now = app.clock();
  await app.db
    .update(sellerOrders)
    .set({
      state: "delivered",
      deliveredAt: now,
      confirmedAt: now,
      confirmedBy: "customer",
      returnDays: 0,
    })
    .where(eq(sellerOrders.id, id));
  app.wait(3 * 86_400);
  await releaseOrders(app);
  await app.work();
  const { token } = await openSession(app, `${name}@exemple.test`);
  return { awa, order, payment, shop, id, token, email: `${name}@exemple.test` };
}

const issuedBy = (providerId: number) =>
  app.db.select().from(invoices).where(eq(invoices.sellerId, providerId)).orderBy(asc(invoices.id));

const signedCount = async () => (await app.db.select().from(sandboxInvoices)).length;

async function keyOf(providerId: number) {
  const [key] = await app.db
    .select()
    .from(invoicingKeys)
    .where(eq(invoicingKeys.providerId, providerId));
  return key;
}

type Released = Awaited<ReturnType<typeof released>>;

/** Gives 5 000 FCFA of that order back. */
async function giveBack({ order, shop }: Released) {
  await app.db.transaction(async (tx) => {
    const whole = await lockOrder(tx, order.id);
    if (whole === null) throw new Error("The order is missing");
    const suborder = await suborderOf(app, order.id, shop);
    const back = [{ suborder, amountFcfa: 5000 }];
    await refundSuborders({ ...requestContext(app), db: tx }, whole.order, back);
  });
  await app.work();
}

describe("the invoice of a seller", () => {
  it("is signed in their name when the money is theirs, once", async () => {
    const { shop } = await released("nappes");
    await releaseOrders(app);
    await pollInvoices(app, sellerAccess);
    expect(await issuedBy(shop.providerId)).toMatchObject([
      {
        ...{ kind: "sale", subjectKind: "suborder", state: "signed", attempts: 1, isTaxed: true },
        ...{ sellerNumber: "1234567A", clientName: "Awa Kouassi", clientNumber: null },
        ...{ payment: "mobile-money", totalFcfa: 21_500, stickersLeft: 499 },
        lines: [
          { quantity: 2, unitFcfa: 8474.58 },
          { quantity: 1, unitFcfa: 1271.19 },
        ],
        reference: expect.stringMatching(/^\d{7}S26/),
      },
    ]);
    expect(await keyOf(shop.providerId)).toMatchObject({ stickersLeft: 499, problem: null });
  });

  it("is not made without their key, and the receipt stays as it was", async () => {
    const { shop, order, payment } = await released("vases", null);
    expect(await issuedBy(shop.providerId)).toEqual([]);
    expect((await findReceipt(app.db, payment.reference))?.number).toBeGreaterThan(0);
    const details = await describePurchase(app.db, { kind: "order", id: order.id }, "");
    expect(details?.sections).toMatchObject([{ signed: null }]);
  });

  it("is read by its buyer and its seller, each where the sale is, and by nobody else", async () => {
    const { awa, shop, order, id, token } = await released("lampes");
    const [invoice] = await issuedBy(shop.providerId);
    const details = await describePurchase(app.db, { kind: "order", id: order.id }, "");
    expect(details?.sections).toMatchObject([
      { signed: { kind: "sale", reference: invoice?.reference } },
    ]);
    const address = `/api/v1/orders/${order.reference}`;
    const bought = await app.call("GET", address, { token: awa.token });
    expect(bought.body).toMatchObject({
      sellers: [{ invoices: [{ kind: "sale", reference: invoice?.reference }] }],
    });
    expect(
      (await app.call("GET", address, { token: (await registerCouple(app)).token })).status,
    ).toBe(404);
    const sold = await app.call("GET", `/api/v1/pro/orders/${id}`, { token });
    expect(sold.body).toMatchObject({
      invoices: [{ kind: "sale", state: "signed", reference: invoice?.reference, problem: null }],
    });
    const listed = await app.call("GET", "/api/v1/pro/invoices?side=issued", { token });
    expect(listed.body).toMatchObject({
      items: [{ client: "Awa Kouassi", total: 21_500, tax: 3280 }],
    });
    const { items } = listed.body as { items: { url: string }[] };
    expect((await app.call("GET", items[0]?.url ?? "")).status).toBe(200);
  });

  it("has a credit note of what the buyer gets back", async () => {
    const sale = await released("chaises");
    await giveBack(sale);
    expect(await issuedBy(sale.shop.providerId)).toMatchObject([
      { kind: "sale", state: "signed" },
      {
        ...{ kind: "credit-note", state: "signed", totalFcfa: 5000, sellerNumber: "1234567A" },
        lines: [{ quantity: 0.4651 }, { quantity: 0.2326 }],
        reference: expect.stringMatching(/^A\d{7}S26/),
      },
    ]);
    const name = `seller-orders:${sale.id}`;
    const details = await describePurchase(app.db, { kind: "order", id: sale.order.id }, name);
    expect(details?.sections).toMatchObject([{ signed: { kind: "credit-note" } }]);
  });
});

describe("a seller's invoice that is not signed", () => {
  it("waits while their key is refused, without a pause of ours, and is sent again with another", async () => {
    const { shop, token, email } = await released("tables", "refused-0000");
    const [row] = await issuedBy(shop.providerId);
    expect(row).toMatchObject({ state: "pending", reason: "401", attempts: 1 });
    expect(await keyOf(shop.providerId)).toMatchObject({ problem: "key" });
    expect(await app.db.select().from(gatewayOutages)).toEqual([]);
    app.wait(61);
    await pollInvoices(app, sellerAccess);
    await app.work();
    expect(await issuedBy(shop.providerId)).toMatchObject([{ state: "pending", attempts: 2 }]);
    expect(await mailsTo(email)).toContain("invoicing-key-refused");
    expect((await mailsTo(email)).filter((kind) => kind === "invoicing-key-refused")).toHaveLength(
      1,
    );
    const saved = await app.call("PUT", "/api/v1/pro/invoicing-key", {
      token,
      body: {
        ...{ taxpayer_number: "1234567A", is_taxed: true, key: "FNE-tables-0001" },
        ...{ establishment: "Siège", point_of_sale: "Web", current_password: "demo" },
      },
    });
    expect(saved.status).toBe(200);
    await pollInvoices(app, sellerAccess);
    expect(await issuedBy(shop.providerId)).toMatchObject([{ state: "signed", attempts: 3 }]);
    expect(await keyOf(shop.providerId)).toMatchObject({ problem: null });
  });

  it("waits while they have no sticker, of which their owner is warned once", async () => {
    office().sellerStickers = 0;
    const { shop, token, email } = await released("draps");
    expect(await issuedBy(shop.providerId)).toMatchObject([{ state: "pending", attempts: 1 }]);
    const listed = await app.call("GET", "/api/v1/pro/invoices?side=issued", { token });
    expect(listed.body).toMatchObject({ items: [{ problem: "stickers" }] });
    app.wait(61);
    await pollInvoices(app, sellerAccess);
    await app.work();
    expect((await mailsTo(email)).filter((kind) => kind === "stickers-low")).toHaveLength(1);
    office().sellerStickers = 60;
    app.wait(200);
    await pollInvoices(app, sellerAccess);
    expect(await issuedBy(shop.providerId)).toMatchObject([{ state: "signed" }]);
    expect(await keyOf(shop.providerId)).toMatchObject({ stickersLeft: 59, problem: null });
  });

  it("whose answer was lost is not asked for again blindly: its seller decides", async () => {
    const before = await signedCount();
    office().network.outage = "unanswered";
    const { shop, token, email } = await released("rideaux");
    office().network.outage = null;
    app.wait(7200);
    await pollInvoices(app, sellerAccess);
    await app.work();
    const [row] = await issuedBy(shop.providerId);
    expect(row).toMatchObject({ state: "unconfirmed", attempts: 1 });
    expect(await signedCount()).toBe(before + 2);
    expect(await mailsTo(email)).toContain("invoice-waits");
    const alerted = (await app.db.select().from(operatorAlerts)).map(({ subject }) => subject);
    expect(alerted).not.toContain(`invoice:${row?.id}`);
    const path = `/api/v1/pro/invoices/${row?.id}/record`;
    const body = { reference: "1234567S26000000001" };
    expect((await app.call("POST", path, { token, body })).status).toBe(200);
    expect((await app.call("POST", path, { token, body })).status).toBe(409);
    expect(await issuedBy(shop.providerId)).toMatchObject([{ state: "signed", ...body }]);
  });

  it("is left to its seller once they removed their key, and sent again with a new one", async () => {
    const { shop, token } = await released("coussins", "refused-0001");
    expect((await app.call("DELETE", "/api/v1/pro/invoicing-key", { token })).status).toBe(200);
    app.wait(61);
    await pollInvoices(app, sellerAccess);
    const [row] = await issuedBy(shop.providerId);
    expect(row).toMatchObject({ state: "by-hand" });
    const retry = `/api/v1/pro/invoices/${row?.id}/retry`;
    expect(await app.call("POST", retry, { token })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("Entrez d’abord votre clé FNE") },
    });
    await entrustKey(app, shop.providerId);
    expect((await app.call("POST", retry, { token })).status).toBe(200);
    await app.work();
    expect(await issuedBy(shop.providerId)).toMatchObject([{ state: "signed" }]);
    expect((await app.call("POST", retry, { token })).status).toBe(409);
    const other = await openShop(app, "autre");
    const stranger = await openSession(app, "autre@exemple.test");
    expect((await app.call("POST", retry, { token: stranger.token })).status).toBe(404);
    expect(other.providerId).not.toBe(shop.providerId);
  });
});
