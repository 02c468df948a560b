import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { requestContext } from "../../app-context.ts";
import { testApp } from "../../testing/app.ts";
import { type CastMember, registerCouple } from "../../testing/cast.ts";
import { askedOrder, putIntoCart } from "../../testing/order-samples.ts";
import {
  balancesOf,
  openShop,
  orderFrom,
  payOrder,
  refundByHand,
  type Shop,
  statesOf,
  suborderOf,
} from "../../testing/orders.ts";
import { atFakeGateway, initiate, press } from "../../testing/payments.ts";
import { providerBalances } from "../ledger/entries/balances.ts";
import { refunds } from "../payments/refunds/tables.ts";
import { products, productVariants } from "../products/products/tables.ts";
import { placeOrder } from "./checkout/place-order.ts";
import { endOrders } from "./orders/end-orders.ts";
import { marketplaceOrders } from "./orders/tables.ts";
import { recordOrderPayment } from "./payment/record-order-payment.ts";

const app = testApp();
const held: { awa?: CastMember; one?: Shop; two?: Shop } = {};

beforeAll(async () => {
  held.awa = await registerCouple(app);
  held.one = await openShop(app, "perles");
  held.two = await openShop(app, "pagnes");
});

function cast() {
  const { awa, one, two } = held;
  if (!awa || !one || !two) throw new Error("They are made before the tests");
  return { awa, one, two };
}

async function stockOf({ variantId }: Shop) {
  const [row] = await app.db
    .select({ stock: productVariants.stock, reserved: productVariants.reserved })
    .from(productVariants)
    .where(eq(productVariants.id, variantId));
  return row;
}

const setStock = ({ variantId }: Shop, stock: number) =>
  app.db.update(productVariants).set({ stock }).where(eq(productVariants.id, variantId));

function call(method: string, path: string, body?: object) {
  const { token } = cast().awa;
  return app.call(method, `/api/v1${path}`, body === undefined ? { token } : { token, body });
}

describe("an order", () => {
  it("is split by seller, keeps its stock, and is sold once it is paid", async () => {
    const { awa, one, two } = cast();
    const { order, payment } = await orderFrom(app, awa.customerId, [one, two], 2);
    expect(order).toMatchObject({ goodsFcfa: 40_000, deliveryFcfa: 3000, totalFcfa: 43_000 });
    expect(payment.payableFcfa).toBe(43_000);
    expect(await stockOf(one)).toEqual({ stock: 10, reserved: 2 });
    await payOrder(app, awa, payment);
    expect(await statesOf(app, order.id)).toEqual(["paid", "paid"]);
    expect(await stockOf(one)).toEqual({ stock: 8, reserved: 0 });
    expect(await balancesOf(app, order.id)).toEqual(
      new Map([
        ["gateway", 43_000],
        ["commission", -4000],
        ["held", -39_000],
      ]),
    );
    expect(await providerBalances(app.db, one.providerId)).toMatchObject({ held: 19_500 });
    await recordOrderPayment(app, order.id);
    expect(await providerBalances(app.db, one.providerId)).toMatchObject({ held: 19_500 });
    const { body } = await call("GET", `/orders/${order.reference}`);
    expect(body).toMatchObject({
      status: "paid",
      sellers: [{ lines: [{ quantity: 2, price: 10_000 }] }, {}],
      payment: { state: "paid", receipt_url: expect.stringContaining(".pdf") },
    });
  });

  it("is one, however often and at how many tabs it is sent", async () => {
    const { awa, one } = cast();
    await putIntoCart(app, awa.customerId, { variantId: one.variantId });
    const asked = await askedOrder(app, awa.customerId, [one.zone]);
    const place = () => placeOrder(requestContext(app), awa.customerId, asked);
    const placed = await Promise.all([place(), place(), place()]);
    expect(new Set(placed.map(({ reference }) => reference)).size).toBe(1);
    expect(new Set(placed.map(({ paymentReference }) => paymentReference)).size).toBe(1);
  });

  it("is refused with the new price when it changed while the cart lay open", async () => {
    const { awa, one } = cast();
    await putIntoCart(app, awa.customerId, { variantId: one.variantId });
    const asked = await askedOrder(app, awa.customerId, [one.zone]);
    await app.db.update(products).set({ priceFcfa: 12_000 }).where(eq(products.id, one.productId));
    const place = (lines: typeof asked.lines) =>
      placeOrder(requestContext(app), awa.customerId, { ...asked, lines });
    await expect(place(asked.lines)).rejects.toMatchObject({ code: "order-changed", status: 409 });
    const { body } = await call("GET", "/cart");
    expect(body).toMatchObject({
      sellers: [{ lines: [{ price: 12_000, seen_price: 10_000 }] }],
    });
    await app.db.update(products).set({ priceFcfa: 10_000 }).where(eq(products.id, one.productId));
    await expect(
      placeOrder(requestContext(app), awa.customerId, {
        ...asked,
        deliveries: [{ ...one.zone, price: 0 }],
      }),
    ).rejects.toMatchObject({ code: "order-changed" });
    await app.db
      .update(products)
      .set({ suspendedAt: app.clock() })
      .where(eq(products.id, one.productId));
    await expect(place(asked.lines)).rejects.toMatchObject({ code: "order-changed" });
    await app.db.update(products).set({ suspendedAt: null }).where(eq(products.id, one.productId));
    await setStock(one, 3);
    await putIntoCart(app, awa.customerId, { variantId: one.variantId });
    const two = await askedOrder(app, awa.customerId, [one.zone]);
    const [variant] = [await stockOf(one)];
    await setStock(one, (variant?.reserved ?? 0) + 1);
    await expect(placeOrder(requestContext(app), awa.customerId, two)).rejects.toMatchObject({
      code: "stock-short",
    });
    await setStock(one, 10);
    await call("DELETE", `/cart/lines/${two.lines[0]?.id}`);
  });

  it("costs what the server computes, whatever prices the form sends", async () => {
    const { awa, one } = cast();
    const lowered = { variant_id: one.variantId, price: 5, seen_price: 5, unit_fcfa: 5 };
    await app.call("POST", "/api/v1/cart/lines", { token: awa.token, body: lowered });
    const asked = await askedOrder(app, awa.customerId, [one.zone]);
    const lines = asked.lines.map((line) => ({ ...line, price: 5 }));
    const cheap = { ...asked, deliveries: [{ ...one.zone, price: 5 }] };
    for (const form of [{ ...asked, lines }, cheap])
      await expect(placeOrder(requestContext(app), awa.customerId, form)).rejects.toMatchObject({
        code: "order-changed",
      });
    const { body } = await call("GET", "/cart");
    expect(body).toMatchObject({
      goods_fcfa: 10_000,
      sellers: [{ lines: [{ price: 10_000, seen_price: 10_000 }] }],
    });
    await call("DELETE", `/cart/lines/${asked.lines[0]?.id}`);
  });

  it("gives its stock back when it is not paid in time", async () => {
    const { awa, two } = cast();
    await setStock(two, 5);
    const { order } = await orderFrom(app, awa.customerId, [two], 5);
    expect(await stockOf(two)).toEqual({ stock: 5, reserved: 5 });
    app.wait(29 * 60);
    await endOrders(app);
    expect(await statesOf(app, order.id)).toEqual(["placed"]);
    app.wait(2 * 60);
    await endOrders(app);
    await endOrders(app);
    expect(await stockOf(two)).toEqual({ stock: 5, reserved: 0 });
    expect(await statesOf(app, order.id)).toEqual(["cancelled"]);
    const { body } = await call("GET", `/orders/${order.reference}`);
    expect(body).toMatchObject({ status: "cancelled", is_expired: true, can: { pay: false } });
  });

  it("whose payment comes after it expired is honoured while all its stock is free", async () => {
    const { awa, two } = cast();
    await setStock(two, 5);
    const { order, payment } = await orderFrom(app, awa.customerId, [two], 5);
    await initiate(app, awa, "wave", payment.reference);
    app.wait(31 * 60);
    await endOrders(app);
    await press(app, await atFakeGateway(app, payment, "wave"), "pay");
    await app.work();
    expect(await statesOf(app, order.id)).toEqual(["paid"]);
    expect(await stockOf(two)).toEqual({ stock: 0, reserved: 0 });
  });

  it("whose payment comes after it expired, and its stock is gone, is refunded whole", async () => {
    const { awa, two } = cast();
    await setStock(two, 5);
    const { order, payment } = await orderFrom(app, awa.customerId, [two], 5);
    await initiate(app, awa, "wave", payment.reference);
    app.wait(31 * 60);
    await endOrders(app);
    await setStock(two, 4);
    await press(app, await atFakeGateway(app, payment, "wave"), "pay");
    await app.work();
    await recordOrderPayment(app, order.id);
    expect(await statesOf(app, order.id)).toEqual(["refunded"]);
    expect(await stockOf(two)).toEqual({ stock: 4, reserved: 0 });
    expect([...(await balancesOf(app, order.id)).values()]).toEqual([0, 0]);
  });

  it("that its customer cancelled is refunded when a payment still arrives", async () => {
    const { awa, one } = cast();
    const { order, payment } = await orderFrom(app, awa.customerId, [one]);
    await initiate(app, awa, "wave", payment.reference);
    expect((await call("POST", `/orders/${order.reference}/cancel`, {})).status).toBe(200);
    await press(app, await atFakeGateway(app, payment, "wave"), "pay");
    await app.work();
    expect(await statesOf(app, order.id)).toEqual(["refunded"]);
  });

  it("of which one suborder is cancelled after the payment gives that part back alone", async () => {
    const { awa, one, two } = cast();
    await setStock(one, 10);
    await setStock(two, 10);
    const { order, payment } = await orderFrom(app, awa.customerId, [one, two]);
    await payOrder(app, awa, payment);
    const suborder = await suborderOf(app, order.id, one);
    const cancel = () =>
      call("POST", `/orders/${order.reference}/cancel`, { suborder_id: suborder.id });
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).status).toBe(409);
    expect(await statesOf(app, order.id)).toEqual(["paid", "cancelled"]);
    expect(await stockOf(one)).toEqual({ stock: 10, reserved: 0 });
    await app.work();
    await refundByHand(app);
    expect(await statesOf(app, order.id)).toEqual(["paid", "refunded"]);
    expect(await balancesOf(app, order.id)).toEqual(
      new Map([
        ["gateway", 11_500],
        ["commission", -1000],
        ["held", -10_500],
        ["refunds", 0],
      ]),
    );
    const { body } = await call("GET", `/orders/${order.reference}`);
    expect(body).toMatchObject({ status: "paid", payment: { state: "paid" } });
    await call("POST", `/orders/${order.reference}/cancel`, {});
    await app.work();
    await refundByHand(app);
    expect(await statesOf(app, order.id)).toEqual(["refunded", "refunded"]);
    expect(new Set((await balancesOf(app, order.id)).values())).toEqual(new Set([0]));
    const given = await app.db.select().from(refunds);
    expect(given.filter(({ scope }) => scope.includes(String(suborder.id)))).toHaveLength(1);
    const after = (await call("GET", `/orders/${order.reference}`)).body;
    expect(after).toMatchObject({ payment: { state: "refunded" } });
  });

  it("of another customer is not found, by any call", async () => {
    const { one } = cast();
    const other = await registerCouple(app);
    const { order } = await orderFrom(app, other.customerId, [one]);
    const suborder = await suborderOf(app, order.id, one);
    const answers = await Promise.all([
      call("GET", `/orders/${order.reference}`),
      call("POST", `/orders/${order.reference}/cancel`, {}),
      call("POST", `/suborders/${suborder.id}/receive`, {}),
      call("POST", `/suborders/${suborder.id}/return`, {
        reason: "Non",
        lines: [{ id: 1, quantity: 1 }],
      }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const list = (await call("GET", "/orders")).body as { items: { reference: string }[] };
    expect(list.items.map(({ reference }) => reference)).not.toContain(order.reference);
    expect(await app.db.select().from(marketplaceOrders)).not.toHaveLength(list.items.length);
  });
});
