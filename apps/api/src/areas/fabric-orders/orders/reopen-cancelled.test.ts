import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { addProduct } from "../../../testing/add-product.ts";
import { testApp } from "../../../testing/app.ts";
import { chooseShare, openFabricOrder, payShare } from "../../../testing/fabric.ts";
import { askedOrder } from "../../../testing/order-samples.ts";
import { openShop, payOrder, type Shop } from "../../../testing/orders.ts";
import { placeOrder } from "../../orders/checkout/place-order.ts";
import { marketplaceOrders, sellerOrders } from "../../orders/orders/tables.ts";
import { transitionSellerOrder } from "../../orders/seller-orders/transition-seller-order.ts";
import { findPayment } from "../../payments/payments/queries.ts";
import { pollRefunds } from "../../payments/refunds/send-refund.ts";
import { reopenCancelled } from "./reopen-cancelled.ts";
import { fabricOrders } from "./tables.ts";

const app = testApp();
let shops = 0;

/** A fabric of the shop that Aya paid, and that her committee ordered and paid. */
async function bought() {
  shops += 1;
  const shop = await openShop(app, `pagnes${shops}`);
  const { variantIds } = await addProduct(app, shop.providerId, {
    name: "Pagne Fleur",
    priceFcfa: 15_000,
    variants: [{ colour: null, size: null, stock: 10, priceFcfa: null }],
  });
  const fabric = await openFabricOrder(app, { sizes: "", variant_id: variantIds[0] ?? 0 });
  await fabric.add("Aya");
  await chooseShare(app, (await fabric.share("Aya")).token, null, 2);
  await payShare(app, (await fabric.share("Aya")).token);
  await fabric.call("POST", "/state", { to: "closed" });
  await fabric.call("POST", "/cart");
  const { customerId } = fabric.couple;
  const asked = await askedOrder(app, customerId, [shop.zone]);
  const placed = await placeOrder(requestContext(app), customerId, asked);
  const payment = await findPayment(app.db, placed.paymentReference);
  if (!payment) throw new Error("The payment was not written");
  await payOrder(app, fabric.couple, payment);
  const [row] = await app.db
    .select()
    .from(sellerOrders)
    .innerJoin(marketplaceOrders, eq(marketplaceOrders.id, sellerOrders.orderId))
    .where(eq(marketplaceOrders.reference, placed.reference));
  if (!row) throw new Error("The order has no part");
  return { ...fabric, shop, suborder: row.seller_orders };
}

/** The shop cancels its part of an order. */
async function cancel({ providerId, userId }: Shop, suborderId: number) {
  const move = { to: "cancelled" as const, note: "Plus de tissu.", userId };
  await transitionSellerOrder(requestContext(app), { providerId, suborderId }, move);
  await app.work();
}

describe("a fabric order whose purchase is cancelled", () => {
  it("collects again, and what was paid can be ordered once more", async () => {
    const { read, call, shop, suborder } = await bought();
    expect(await read()).toMatchObject({ state: "sent", can: { order: false } });
    await cancel(shop, suborder.id);
    expect(await read()).toMatchObject({
      state: "open",
      sent_at: null,
      purchases: [],
      totals: { paid_fcfa: 30_000 },
      shares: [{ name: "Aya", is_sent: false }],
      can: { order: false, change: true },
    });
    await reopenCancelled(app, suborder.orderId);
    await call("POST", "/state", { to: "closed" });
    expect(await read()).toMatchObject({ can: { order: true } });
    expect(await call("POST", "/cart")).toMatchObject({ status: 200 });
  });

  it("is closed when its last day has passed, and can be ordered again", async () => {
    const { read, shop, suborder, id } = await bought();
    const pass = { deadline: "2026-01-01" };
    await app.db.update(fabricOrders).set(pass).where(eq(fabricOrders.id, id));
    await cancel(shop, suborder.id);
    expect(await read()).toMatchObject({ state: "closed", can: { order: true } });
  });

  it("collects again also when the shop removed the product meanwhile", async () => {
    const { read, shop, suborder, id } = await bought();
    const gone = { productId: null, variantId: null };
    await app.db.update(fabricOrders).set(gone).where(eq(fabricOrders.id, id));
    await cancel(shop, suborder.id);
    expect(await read()).toMatchObject({ state: "open", shares: [{ is_sent: false }] });
  });

  it("gives back what was paid when its committee cancels it then", async () => {
    const { read, call, shop, suborder } = await bought();
    await cancel(shop, suborder.id);
    expect(await call("POST", "/state", { to: "cancelled" })).toMatchObject({ status: 200 });
    await app.work();
    await pollRefunds(app);
    expect(await read()).toMatchObject({ state: "cancelled", totals: { paid_fcfa: 0 } });
  });

  it("stays ordered while its purchase stands", async () => {
    const { read, suborder } = await bought();
    await reopenCancelled(app, suborder.orderId);
    expect(await read()).toMatchObject({ state: "sent" });
  });
});
