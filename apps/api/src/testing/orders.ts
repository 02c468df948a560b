import { and, eq } from "drizzle-orm";
import { requestContext } from "../app-context.ts";
import { subjectBalances } from "../areas/ledger/entries/balances.ts";
import { placeOrder } from "../areas/orders/checkout/place-order.ts";
import { marketplaceOrders, sellerOrders } from "../areas/orders/orders/tables.ts";
import { payments } from "../areas/payments/payments/tables.ts";
import { recordRefundResult } from "../areas/payments/refunds/record-refund-result.ts";
import { refunds } from "../areas/payments/refunds/tables.ts";
import { registerProvider } from "./actors.ts";
import type { TestApp } from "./app.ts";
import type { CastMember } from "./cast.ts";
import { askedOrder, putIntoCart } from "./order-samples.ts";
import { atFakeGateway, initiate, press } from "./payments.ts";
import { addProduct, addZone, makeSeller } from "./selling.ts";

/** A seller with a product of 10 000 FCFA, ten units, delivered for 1 500 FCFA. */
export interface Shop {
  providerId: number;
  userId: number;
  variantId: number;
  productId: number;
  zone: { seller_id: number; zone_id: number; price: number };
}

/** Opens a shop with one product. */
export async function openShop(
  app: TestApp,
  name: string,
  fields: Parameters<typeof addProduct>[2] = {},
): Promise<Shop> {
  const { providerId, userId } = await registerProvider(app, `${name}@exemple.test`);
  await makeSeller(app, providerId);
  const { productId, variantId } = await addProduct(app, providerId, fields);
  const zoneId = await addZone(app, providerId);
  const zone = { seller_id: providerId, zone_id: zoneId, price: 1500 };
  return { providerId, userId, productId, variantId, zone };
}

/** Orders some of each shop's product. @returns the number and reference of the order, and its payment */
export async function orderFrom(
  app: TestApp,
  customerId: number,
  shops: readonly Shop[],
  quantity = 1,
) {
  for (const { variantId } of shops) await putIntoCart(app, customerId, { variantId, quantity });
  const asked = await askedOrder(
    app,
    customerId,
    shops.map(({ zone }) => zone),
  );
  const { reference, paymentReference } = await placeOrder(requestContext(app), customerId, asked);
  const [order] = await app.db
    .select()
    .from(marketplaceOrders)
    .where(eq(marketplaceOrders.reference, reference));
  const [payment] = await app.db
    .select()
    .from(payments)
    .where(eq(payments.reference, paymentReference));
  if (!order || !payment) throw new Error("The order was not written");
  return { order, payment, asked };
}

/** Pays an order by Wave, and works off what follows. */
export async function payOrder(
  app: TestApp,
  member: CastMember,
  payment: typeof payments.$inferSelect,
): Promise<void> {
  await initiate(app, member, "wave", payment.reference);
  await press(app, await atFakeGateway(app, payment, "wave"), "pay");
  await app.work();
}

/** The states of the suborders of an order, in the order in which they were written. */
export async function statesOf(app: TestApp, orderId: number) {
  const rows = await app.db
    .select({ state: sellerOrders.state })
    .from(sellerOrders)
    .where(eq(sellerOrders.orderId, orderId))
    .orderBy(sellerOrders.id);
  return rows.map(({ state }) => state);
}

/** A shop's part of an order. */
export async function suborderOf(app: TestApp, orderId: number, { providerId }: Shop) {
  const [row] = await app.db
    .select()
    .from(sellerOrders)
    .where(and(eq(sellerOrders.orderId, orderId), eq(sellerOrders.providerId, providerId)));
  if (!row) throw new Error("The suborder is missing");
  return row;
}

/** What each account holds of an order. */
export const balancesOf = (app: TestApp, id: number) =>
  subjectBalances(app.db, { kind: "order", id });

/** Notes that an operator made every refund that no company makes. */
export async function refundByHand(app: TestApp): Promise<void> {
  const rows = await app.db.select().from(refunds).where(eq(refunds.state, "by-hand"));
  for (const { id } of rows) await recordRefundResult(requestContext(app), id, "done", "Mariam");
  await app.work();
}
