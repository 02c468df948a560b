import { answerBy } from "@jdj/contract/disputes/dispute-states";
import { eq, inArray } from "drizzle-orm";
import { disputes } from "../areas/disputes/tables.ts";
import { marketplaceOrders, orderLines, sellerOrders } from "../areas/orders/orders/tables.ts";
import type { TestApp } from "./app.ts";
import type { CastMember } from "./cast.ts";
import { orderOne, putIntoCart } from "./order-samples.ts";
import { addProduct, addZone, makeSeller } from "./selling.ts";
import type { OrderSubject } from "./subject.ts";

/** An order that is paid and on its way. */
async function sendOne(app: TestApp, customerId: number, what: Parameters<typeof orderOne>[2]) {
  const { order, suborder } = await orderOne(app, customerId, what);
  const paid = { paidAt: app.clock(), reservedUntil: null };
  await app.db.update(marketplaceOrders).set(paid).where(eq(marketplaceOrders.id, order.id));
  await app.db
    .update(sellerOrders)
    .set({ state: "shipped" })
    .where(eq(sellerOrders.id, suborder.id));
  return { order, suborder };
}

/** The same, which its buyer disputes. @returns the number of the dispute */
async function disputeOne(
  app: TestApp,
  { customerId, providerId }: { customerId: number; providerId: number },
  what: Parameters<typeof orderOne>[2],
): Promise<number> {
  const { order, suborder } = await sendOne(app, customerId, what);
  const now = app.clock();
  const [written] = await app.db
    .insert(disputes)
    .values({
      ...{ subjectKind: "suborder" as const, subjectId: suborder.id, customerId, providerId },
      ...{ kind: "not-received" as const, reason: "Rien reçu", amountFcfa: order.totalFcfa },
      ...{ label: `Commande ${order.reference}`, reference: order.reference },
      ...{ answerBy: answerBy(now), createdAt: now },
    })
    .returning({ id: disputes.id });
  return written?.id ?? 0;
}

/** A cart of two lines, a placed order, one on its way and one delivered, of a seller's products. */
export async function furnishOrders(
  app: TestApp,
  { customerId }: Pick<CastMember, "customerId">,
  providerId: number,
): Promise<OrderSubject> {
  await makeSeller(app, providerId);
  const { variantId } = await addProduct(app, providerId, { name: "Nappe brodée" });
  const spare = await addProduct(app, providerId, { name: "Bougies" });
  const zoneId = await addZone(app, providerId);
  const what = { variantId, zone: { seller_id: providerId, zone_id: zoneId, price: 1500 } };
  const placed = await orderOne(app, customerId, what);
  const sent = await orderOne(app, customerId, what);
  const delivered = await orderOne(app, customerId, what);
  const wrong = await sendOne(app, customerId, what);
  const disputeId = await disputeOne(app, { customerId, providerId }, what);
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
    deliveredProductId: line?.productId ?? 0,
    wrongSuborderId: wrong.suborder.id,
    disputeId,
  };
}
