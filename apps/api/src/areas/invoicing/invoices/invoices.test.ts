import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openSession, registerProvider } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { openShop, orderFrom, payOrder, suborderOf } from "../../../testing/orders.ts";
import { sellerOrders } from "../../orders/orders/tables.ts";
import { invoiceCommission } from "../../orders/payment/invoice-commission.ts";
import { creditSale } from "../../payments/invoices/write-invoice.ts";

const app = testApp();

type Body = { items: { url: string; number: string }[]; has_more: boolean };

const read = (token: string, page = 1) =>
  app.call("GET", `/api/v1/pro/invoices?page=${page}`, { token });

/** A shop to which we invoiced 1 000 FCFA of commission, and gave 400 of it back. */
async function invoiced(name: string) {
  const awa = await registerCouple(app);
  const shop = await openShop(app, name);
  const { order, payment } = await orderFrom(app, awa.customerId, [shop]);
  await payOrder(app, awa, payment);
  const suborder = await suborderOf(app, order.id, shop);
  const context = { db: app.db, jobs: app.jobs, now: app.clock() };
  await invoiceCommission(context, order, suborder);
  await app.work();
  const back = { key: `commission:${suborder.id}:returned`, amountFcfa: 400 };
  await creditSale(context, { kind: "commission", id: suborder.id }, back);
  await app.work();
  const { token } = await openSession(app, `${name}@exemple.test`);
  return { shop, order, token };
}

describe("the invoices of a shop", () => {
  it("are what we invoiced to it, with their credit notes, each with its PDF", async () => {
    const { token, order } = await invoiced("factures");
    const { status, body } = await read(token);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        has_more: false,
        items: [
          { kind: "credit-note", state: "signed", total: 400, tax: 61 },
          {
            kind: "sale",
            state: "signed",
            description: `Commission de 10\u00a0% sur la commande ${order.reference}`,
            ...{ total: 1000, tax: 153, credits: null },
            reference: expect.stringContaining("9606123E26"),
            verification_url: expect.stringContaining("/verification/"),
          },
        ],
      },
    });
    const { items } = body as Body;
    expect(items[0]).toMatchObject({ credits: items[1]?.number });
    for (const { url } of items)
      expect(await app.call("GET", url)).toMatchObject({
        status: 200,
        body: expect.stringMatching(/^%PDF/),
      });
    const url = items[0]?.url ?? "";
    for (const wrong of [url.replace(/s=.*/, "s=none"), url.replace(".pdf", "0.pdf")])
      expect((await app.call("GET", wrong)).status).toBe(404);
    app.wait(3 * 3600);
    expect((await app.call("GET", url)).status).toBe(404);
  });

  it("are nobody else's, and none before the first", async () => {
    await invoiced("siennes");
    const { token } = await registerProvider(app, "sans-facture@exemple.test");
    expect((await read(token)).body).toEqual({ items: [], has_more: false });
  });

  it("are listed by pages", async () => {
    const { token, shop } = await invoiced("nombreuses");
    const context = { db: app.db, jobs: app.jobs, now: app.clock() };
    const [suborder] = await app.db
      .select()
      .from(sellerOrders)
      .where(eq(sellerOrders.providerId, shop.providerId));
    if (!suborder) throw new Error("The suborder is missing");
    for (let n = 1; n <= 30; n += 1)
      await invoiceCommission(context, { reference: `C${n}` }, { ...suborder, id: 800_000 + n });
    const first = (await read(token)).body as Body;
    expect([first.items.length, first.has_more]).toEqual([30, true]);
    const second = (await read(token, 2)).body as Body;
    expect([second.items.length, second.has_more]).toEqual([2, false]);
  });
});
