import { randomUUID } from "node:crypto";
import { and, eq, isNotNull } from "drizzle-orm";
import { fabricWithdrawals } from "../areas/fabric-orders/withdrawals/tables.ts";
import { fabricPayment } from "../areas/ledger/entries/moves.ts";
import { recordTransaction } from "../areas/ledger/entries/record-transaction.ts";
import { events } from "../areas/notebook/events/tables.ts";
import { marketplaceOrders, orderLines, sellerOrders } from "../areas/orders/orders/tables.ts";
import { payoutNumbers } from "../areas/payouts/numbers/tables.ts";
import { products, productVariants } from "../areas/products/products/tables.ts";
import type { TestApp } from "./app.ts";
import { townId } from "./town-id.ts";

/** The price of one unit of the samples. */
export const UNIT_FCFA = 15_000;

/** The product of a variant, as a fabric order names both. */
export async function productOf(app: TestApp, variantId: number) {
  const [variant] = await app.db
    .select({ productId: productVariants.productId, variantId: productVariants.id })
    .from(productVariants)
    .where(eq(productVariants.id, variantId));
  if (!variant) throw new Error("There is no such variant");
  return variant;
}

/** Money that was collected for a fabric order, long enough ago to be withdrawn. */
export async function collect(app: TestApp, orderId: number, amountFcfa: number): Promise<void> {
  await app.db.transaction((tx) =>
    recordTransaction(tx, {
      ...{ key: `sample:fabric:${orderId}`, kind: "payment", subject: null, now: app.clock() },
      entries: fabricPayment(orderId, amountFcfa),
    }),
  );
}

const THREE_DAYS_MS = 3 * 86_400_000;

/** What the owner of an event asked for three days ago. */
export async function askedWithdrawal(app: TestApp, eventId: number, orderId: number) {
  const [event] = await app.db.select().from(events).where(eq(events.id, eventId));
  const [number] = await app.db
    .select({ id: payoutNumbers.id })
    .from(payoutNumbers)
    .where(and(eq(payoutNumbers.eventId, eventId), isNotNull(payoutNumbers.provenAt)))
    .orderBy(payoutNumbers.id);
  const [row] = await app.db
    .insert(fabricWithdrawals)
    .values({
      ...{ orderId, amountFcfa: 20_000, askedRole: "owner" as const, askedName: "Awa" },
      numberId: number?.id ?? 0,
      askedBy: event?.customerId ?? null,
      createdAt: new Date(app.clock().getTime() - THREE_DAYS_MS),
    })
    .returning();
  return { orderId, id: row?.id ?? 0 };
}

/**
 * An order of the shop with ten units for a fabric order, which nobody has paid: more than was collected
 * for it. @returns its reference
 */
export async function placePurchase(app: TestApp, fabricOrderId: number, variantId: number) {
  const { productId } = await productOf(app, variantId);
  const [product] = await app.db.select().from(products).where(eq(products.id, productId));
  const amounts = { goodsFcfa: 10 * UNIT_FCFA, deliveryFcfa: 0 };
  const reference = `C260101-F${String(fabricOrderId).padStart(7, "0")}`;
  const [order] = await app.db
    .insert(marketplaceOrders)
    .values({
      ...{ ...amounts, reference, totalFcfa: amounts.goodsFcfa, orderKey: randomUUID() },
      ...{ recipient: "Awa Kouassi", phone: "+2250700000001", address: "Riviera 2" },
      townId: await townId(app.db, "Cocody"),
      reservedUntil: new Date(app.clock().getTime() + 365 * 86_400_000),
    })
    .returning();
  if (!order || !product) throw new Error("The purchase was not written");
  const [suborder] = await app.db
    .insert(sellerOrders)
    .values({
      ...{ ...amounts, orderId: order.id, providerId: product.providerId, ships: false },
      ...{ commissionPercent: 10, commissionFcfa: UNIT_FCFA, transitionedAt: app.clock() },
    })
    .returning();
  await app.db.insert(orderLines).values({
    ...{
      sellerOrderId: suborder?.id ?? 0,
      productId: productId,
      variantId,
      kind: "product" as const,
    },
    ...{ name: "Pagne de la famille", quantity: 10, unitFcfa: UNIT_FCFA, fabricOrderId },
  });
  return reference;
}
