import { eq, inArray } from "drizzle-orm";
import { marketplaceOrders, orderLines, sellerOrders } from "../areas/orders/orders/tables.ts";
import type { TestApp } from "./app.ts";
import type { CastMember } from "./cast.ts";
import { type OrderSubject, orderOne, putIntoCart } from "./order-samples.ts";
import { addArticle, addZone, makeSeller } from "./selling.ts";

/** A cart of two lines, a placed order, one on its way and one delivered, of a seller's articles. */
export async function furnishOrders(
  app: TestApp,
  { customerId }: Pick<CastMember, "customerId">,
  providerId: number,
): Promise<OrderSubject> {
  await makeSeller(app, providerId);
  const { variantId } = await addArticle(app, providerId, { name: "Nappe brodée" });
  const spare = await addArticle(app, providerId, { name: "Bougies" });
  const zoneId = await addZone(app, providerId);
  const what = { variantId, zone: { seller_id: providerId, zone_id: zoneId, price: 1500 } };
  const placed = await orderOne(app, customerId, what);
  const sent = await orderOne(app, customerId, what);
  const delivered = await orderOne(app, customerId, what);
  const now = app.clock();
  await app.db
    .update(marketplaceOrders)
    .set({ paidAt: now, reservedUntil: null })
    .where(inArray(marketplaceOrders.id, [sent.order.id, delivered.order.id]));
  await app.db
    .update(sellerOrders)
    .set({ state: "shipped" })
    .where(eq(sellerOrders.id, sent.suborder.id));
  await app.db
    .update(sellerOrders)
    .set({ state: "delivered", deliveredAt: now })
    .where(eq(sellerOrders.id, delivered.suborder.id));
  const [line] = await app.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.sellerOrderId, delivered.suborder.id));
  return {
    cartVariantId: variantId,
    cartLineId: await putIntoCart(app, customerId, { variantId }),
    spareCartLineId: await putIntoCart(app, customerId, { variantId: spare.variantId }),
    placedOrder: placed.reference,
    placedKey: placed.order.orderKey,
    sentOrderId: sent.order.id,
    sentSuborderId: sent.suborder.id,
    deliveredSuborderId: delivered.suborder.id,
    deliveredLineId: line?.id ?? 0,
  };
}
