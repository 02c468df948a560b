import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { addProduct } from "../../../testing/add-product.ts";
import { testApp } from "../../../testing/app.ts";
import { chooseShare, openFabricOrder } from "../../../testing/fabric.ts";
import { askedOrder } from "../../../testing/order-samples.ts";
import { openShop, payOrder } from "../../../testing/orders.ts";
import { cartLines } from "../../carts/cart/tables.ts";
import { placeOrder } from "../../orders/checkout/place-order.ts";
import { endOrders } from "../../orders/orders/end-orders.ts";
import { recordOrderPayment } from "../../orders/payment/record-order-payment.ts";
import { findPayment } from "../../payments/payments/queries.ts";
import { products } from "../../products/products/tables.ts";
import { fabricShares } from "../shares/tables.ts";
import { notePurchase } from "./note-purchase.ts";
import { purchaseProgress } from "./purchases.ts";

const app = testApp();
let shops = 0;

/** An order of a fabric at 15 000 FCFA that is closed: Aya paid two, Koffi takes two and has not paid. */
async function closedOrder() {
  shops += 1;
  const shop = await openShop(app, `reste${shops}`);
  const product = { name: "Pagne Fleur", priceFcfa: 15_000, variants: [{ stock: 50 }] };
  const { id: productId, variantIds } = await addProduct(app, shop.providerId, product);
  const order = await openFabricOrder(app, { sizes: "", variant_id: variantIds[0] });
  for (const name of ["Aya", "Koffi", "Rose"]) {
    await order.add(name);
    await chooseShare(app, (await order.share(name)).token, null, 2);
  }
  const pays = async (name: string) => {
    app.wait(60);
    const { id } = await order.share(name);
    await order.call("POST", `/people/${id}/cash`, { paid: true });
    app.wait(60);
  };
  await pays("Aya");
  await order.call("POST", "/state", { to: "closed" });
  const { couple } = order;
  const press = () => order.call("POST", "/cart");
  const place = async () => {
    const asked = await askedOrder(app, couple.customerId, [shop.zone]);
    const placed = await placeOrder(requestContext(app), couple.customerId, asked);
    const payment = await findPayment(app.db, placed.paymentReference);
    if (!payment) throw new Error("The payment was not written");
    return { ...placed, pay: () => payOrder(app, couple, payment) };
  };
  const inCart = async () =>
    (
      await app.db
        .select()
        .from(cartLines)
        .where(eq(cartLines.variantId, variantIds[0] ?? 0))
    ).map(({ quantity }) => quantity);
  return { ...order, pays, press, place, inCart, shop, productId: productId };
}

const day = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const paid = (name: string, hour: number, sentAt: Date | null = null) => ({
  ...{ name, quantity: 2, paidFcfa: 30_000, paidAt: day(hour), sentAt },
});

describe("what was paid of a fabric order", () => {
  it("is ordered, in the cart that was filled since, or in neither", () => {
    const shares = [
      paid("Aya", 8, day(10)),
      paid("Yao", 12),
      paid("Koffi", 14),
      { ...paid("Rose", 8), paidFcfa: null, paidAt: null },
    ];
    const amount = (...people: string[]) => ({
      people,
      units: people.length * 2,
      fcfa: people.length * 30_000,
    });
    expect(purchaseProgress(shares, day(13))).toEqual({
      ordered: amount("Aya"),
      in_cart: amount("Yao"),
      left_out: amount("Koffi"),
    });
    expect(purchaseProgress(shares, null)).toEqual({
      ordered: amount("Aya"),
      in_cart: amount(),
      left_out: amount("Yao", "Koffi"),
    });
  });
});

describe("who pays after the order went to the seller", () => {
  it("is named with what is left, and ordered by the same press", async () => {
    const { press, place, pays, read, inCart } = await closedOrder();
    await press();
    const first = await place();
    await pays("Koffi");
    expect(await read()).toMatchObject({
      state: "closed",
      progress: {
        ordered: { units: 0 },
        in_cart: { people: ["Aya"], units: 2, fcfa: 30_000 },
        left_out: { people: ["Koffi"], units: 2, fcfa: 30_000 },
      },
    });
    await first.pay();
    expect(await read()).toMatchObject({
      state: "sent",
      unordered_units: 2,
      progress: { ordered: { people: ["Aya"] }, left_out: { people: ["Koffi"] } },
      can: { order: true, change: false },
    });
    const presses = await Promise.all([press(), press(), press()]);
    expect(presses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await inCart()).toEqual([2]);
    expect(await read()).toMatchObject({ progress: { in_cart: { people: ["Koffi"], units: 2 } } });
    const second = await place();
    await second.pay();
    expect(await read()).toMatchObject({
      purchases: [{ reference: first.reference }, { reference: second.reference }],
      progress: {
        ordered: { units: 4, fcfa: 60_000 },
        in_cart: { units: 0 },
        left_out: { units: 0 },
      },
      unordered_units: 0,
      can: { order: false },
    });
    expect(await press()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("déjà commandé") },
    });
    expect(await inCart()).toEqual([]);
  });

  it("waits while the order before is unpaid, and is ordered with it once that expired", async () => {
    const { press, place, pays, read, inCart, couple } = await closedOrder();
    await press();
    const { reference } = await place();
    await pays("Koffi");
    expect(await press()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("attend son paiement") },
    });
    expect(await inCart()).toEqual([]);
    expect(await read()).toMatchObject({
      unpaid_purchase: { reference, is_own: true },
      can: { order: false },
    });
    expect(couple.customerId).toBeGreaterThan(0);
    app.wait(31 * 60);
    await endOrders(app);
    expect(await read()).toMatchObject({ unpaid_purchase: null, can: { order: true } });
    expect((await press()).status).toBe(200);
    expect(await inCart()).toEqual([4]);
  });

  it("is not ordered twice when the press comes before the payment is marked", async () => {
    const { press, place, pays, read, inCart } = await closedOrder();
    await press();
    const first = await place();
    await pays("Koffi");
    // Paid, but the job that marks the fabric order has not run.
    const paidId = (await findPayment(app.db, first.paymentReference))?.subjectId ?? 0;
    await recordOrderPayment(app, paidId);
    expect((await press()).status).toBe(200);
    expect(await inCart()).toEqual([2]);
    expect(await read()).toMatchObject({
      state: "sent",
      progress: { ordered: { people: ["Aya"] } },
    });
    await notePurchase(app, paidId);
    await notePurchase(app, paidId);
    const rows = await app.db
      .select()
      .from(fabricShares)
      .where(eq(fabricShares.orderReference, first.reference));
    expect(rows.map(({ name }) => name)).toEqual(["Aya"]);
  });

  it("stays on the card when the shop no longer sells the product", async () => {
    const { press, place, pays, read, productId } = await closedOrder();
    await press();
    const first = await place();
    await pays("Koffi");
    await first.pay();
    await app.db.update(products).set({ removedAt: app.clock() }).where(eq(products.id, productId));
    expect((await press()).status).toBe(409);
    expect(await read()).toMatchObject({ progress: { left_out: { people: ["Koffi"] } } });
  });
});
