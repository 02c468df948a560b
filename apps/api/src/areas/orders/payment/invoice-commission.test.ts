import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { openShop, orderFrom, payOrder, type Shop, suborderOf } from "../../../testing/orders.ts";
import { invoices } from "../../payments/invoices/tables.ts";
import { providers } from "../../providers/tables.ts";
import { lockOrder } from "../orders/lock-order.ts";
import { sellerOrders } from "../orders/tables.ts";
import { releaseOrders } from "../release/release-orders.ts";
import { earnedCommission } from "./invoice-commission.ts";
import { refundSuborders } from "./refund-suborders.ts";

const app = testApp();

/** An order of 20 000 FCFA whose money is the seller's now. */
async function released(name: string, prepare: (shop: Shop) => Promise<unknown>) {
  const awa = await registerCouple(app);
  const shop = await openShop(app, name);
  await prepare(shop);
  const { order, payment } = await orderFrom(app, awa.customerId, [shop], 2);
  await payOrder(app, awa, payment);
  const { id } = await suborderOf(app, order.id, shop);
  await app.db
    .update(sellerOrders)
    .set({
      state: "delivered",
      deliveredAt: app.clock(),
      confirmedAt: app.clock(),
      confirmedBy: "customer",
    })
    .where(eq(sellerOrders.id, id));
  app.wait(60 * 86_400);
  await releaseOrders(app);
  await app.work();
  return { order, shop, id };
}

const invoicesOf = (id: number) =>
  app.db.select().from(invoices).where(eq(invoices.subjectId, id)).orderBy(asc(invoices.id));

describe("our commission on an order", () => {
  it("is invoiced to the seller when its money is released, once", async () => {
    const { id } = await released("nappes", ({ providerId }) =>
      app.db
        .update(providers)
        .set({ taxpayerNumber: "1234567A" })
        .where(eq(providers.id, providerId)),
    );
    await releaseOrders(app);
    expect(await invoicesOf(id)).toMatchObject([
      {
        ...{ kind: "sale", subjectKind: "commission", state: "signed", payment: "transfer" },
        ...{ clientNumber: "1234567A", attemptId: null, totalFcfa: 2000 },
        lines: [{ quantity: 1, unitFcfa: 1694.92 }],
      },
    ]);
  });

  it("has a credit note when it is given back after its release", async () => {
    const { order, shop, id } = await released("vases", () => Promise.resolve());
    await app.db.transaction(async (tx) => {
      const whole = await lockOrder(tx, order.id);
      if (whole === null) throw new Error("The order is missing");
      const suborder = await suborderOf(app, order.id, shop);
      const back = [{ suborder, amountFcfa: 5000 }];
      await refundSuborders({ ...requestContext(app), db: tx }, whole.order, back);
    });
    await app.work();
    const [sale, note, ...others] = (await invoicesOf(id)).filter(
      ({ subjectKind }) => subjectKind === "commission",
    );
    expect(others).toEqual([]);
    expect(note).toMatchObject({
      ...{ kind: "credit-note", saleId: sale?.id, state: "signed", totalFcfa: 500 },
      lines: [{ quantity: 0.25 }],
    });
  });

  it("is less by that on what was given back before", () => {
    const suborder = {
      ...{ providerId: 1, goodsFcfa: 20_000, deliveryFcfa: 1500 },
      ...{ commissionFcfa: 2000, refundedFcfa: 5000 },
    };
    expect(earnedCommission(suborder)).toBe(1500);
    expect(earnedCommission({ ...suborder, refundedFcfa: 21_500 })).toBe(0);
  });
});
