import { randomUUID } from "node:crypto";
import { answerBy } from "@jdj/contract/disputes/dispute-states";
import { eq, sql } from "drizzle-orm";
import { disputes } from "../areas/disputes/tables.ts";
import { customers } from "../areas/identity/users/tables.ts";
import { marketplaceOrders, orderLines, sellerOrders } from "../areas/orders/orders/tables.ts";
import { recordOrderPayment } from "../areas/orders/payment/record-order-payment.ts";
import { orderReturnLines, orderReturns } from "../areas/orders/returns/tables.ts";
import { productVariants } from "../areas/products/products/tables.ts";
import type { TestApp } from "./app.ts";
import { addProduct } from "./selling.ts";
import { townId } from "./town-id.ts";

let orders = 0;

/** A seller order of the tests. */
export interface TestSellerOrder {
  orderId: number;
  suborderId: number;
  lineId: number;
  variantId: number;
}

/** Writes an order of two units at 10 000 FCFA to a seller, and its delivery of 1 500 FCFA, unpaid. */
export async function placeSellerOrder(
  app: TestApp,
  providerId: number,
  fields: Partial<typeof sellerOrders.$inferInsert> = {},
  customerId: number | null = null,
): Promise<TestSellerOrder> {
  orders += 1;
  const { productId, variantId } = await addProduct(app, providerId);
  await app.db
    .update(productVariants)
    .set({ reserved: sql`${productVariants.reserved} + 2` })
    .where(eq(productVariants.id, variantId));
  const [order] = await app.db
    .insert(marketplaceOrders)
    .values({
      reference: `CMDTEST${String(orders).padStart(5, "0")}`,
      orderKey: randomUUID(),
      recipient: "Awa Kouassi",
      phone: "+2250700006001",
      townId: await townId(app.db, "Cocody"),
      address: "Riviera 3, près de la pharmacie",
      ...{ customerId, goodsFcfa: 20_000, deliveryFcfa: 1500, totalFcfa: 21_500 },
      reservedUntil: new Date(app.clock().getTime() + 1_800_000),
      createdAt: app.clock(),
    })
    .returning({ id: marketplaceOrders.id });
  const orderId = order?.id ?? 0;
  const [suborder] = await app.db
    .insert(sellerOrders)
    .values({
      ...{ orderId, providerId, ships: true, zoneName: "Abidjan", deliveryDays: 1 },
      ...{ goodsFcfa: 20_000, deliveryFcfa: 1500, commissionPercent: 10, commissionFcfa: 2000 },
      returnDays: 7,
      transitionedAt: app.clock(),
      createdAt: app.clock(),
      ...fields,
    })
    .returning({ id: sellerOrders.id });
  const suborderId = suborder?.id ?? 0;
  const [line] = await app.db
    .insert(orderLines)
    .values({
      ...{ sellerOrderId: suborderId, productId: productId, variantId, kind: "product" as const },
      ...{ name: "Collier de perles", size: "Court", quantity: 2, unitFcfa: 10_000 },
      note: "Dans une boîte",
    })
    .returning({ id: orderLines.id });
  return { orderId, suborderId, lineId: line?.id ?? 0, variantId };
}

/** The same, paid. */
export async function paySellerOrder(
  app: TestApp,
  providerId: number,
  fields: Partial<typeof sellerOrders.$inferInsert> = {},
): Promise<TestSellerOrder> {
  const placed = await placeSellerOrder(app, providerId, fields);
  await recordOrderPayment(app, placed.orderId);
  return placed;
}

/** The same, delivered, with one unit that the buyer wants to give back. */
export async function askSellerReturn(
  app: TestApp,
  providerId: number,
  fields: Partial<typeof orderReturns.$inferInsert> = {},
): Promise<TestSellerOrder> {
  const paid = await paySellerOrder(app, providerId);
  await app.db
    .update(sellerOrders)
    .set({ state: "delivered", deliveredAt: app.clock(), transitionedAt: app.clock() })
    .where(eq(sellerOrders.id, paid.suborderId));
  const [asked] = await app.db
    .insert(orderReturns)
    .values({
      ...{ sellerOrderId: paid.suborderId, reason: "Trop court", amountFcfa: 10_000 },
      createdAt: app.clock(),
      ...fields,
    })
    .returning({ id: orderReturns.id });
  await app.db
    .insert(orderReturnLines)
    .values({ returnId: asked?.id ?? 0, lineId: paid.lineId, quantity: 1 });
  return paid;
}

/** The same as `paySellerOrder`, on its way. */
export async function sendSellerOrder(
  app: TestApp,
  providerId: number,
  deliveryCode = "4821",
): Promise<TestSellerOrder> {
  const paid = await paySellerOrder(app, providerId);
  await app.db
    .update(sellerOrders)
    .set({ state: "shipped", transitionedAt: app.clock(), deliveryCode })
    .where(eq(sellerOrders.id, paid.suborderId));
  return paid;
}

/** The same, which its buyer did not receive. */
export async function disputeSellerOrder(
  app: TestApp,
  providerId: number,
): Promise<TestSellerOrder & { disputeId: number }> {
  const sent = await sendSellerOrder(app, providerId);
  const owner = await app.db.select({ id: customers.id }).from(customers).limit(1);
  const [written] = await app.db
    .insert(disputes)
    .values({
      ...{ subjectKind: "suborder" as const, subjectId: sent.suborderId, providerId },
      ...{ kind: "not-received" as const, label: "Commande CMDTEST", reference: "CMDTEST" },
      ...{ amountFcfa: 21_500, reason: "Rien reçu", customerId: owner[0]?.id ?? null },
      ...{ answerBy: answerBy(app.clock()), createdAt: app.clock() },
    })
    .returning({ id: disputes.id });
  return { ...sent, disputeId: written?.id ?? 0 };
}
