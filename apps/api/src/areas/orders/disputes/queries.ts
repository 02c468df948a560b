import { and, asc, desc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { providers } from "../../directory/providers/tables.ts";
import { marketplaceOrders, sellerOrders } from "../orders/tables.ts";
import { deliveryDisputes } from "./tables.ts";

export type Dispute = typeof deliveryDisputes.$inferSelect;

/** How many disputes staff see at once. */
const MOST_SHOWN = 200;

/** What a buyer said of a suborder that did not arrive; null for nothing. */
export async function findDispute(db: Database, suborderId: number): Promise<Dispute | null> {
  const [found] = await db
    .select()
    .from(deliveryDisputes)
    .where(eq(deliveryDisputes.sellerOrderId, suborderId));
  return found ?? null;
}

/** The disputes in a state with their orders: open ones the oldest first, others the newest first. */
export function listDisputes(db: Database, state: Dispute["state"]) {
  return db
    .select({
      dispute: deliveryDisputes,
      suborder: sellerOrders,
      order: marketplaceOrders,
      sellerName: providers.name,
    })
    .from(deliveryDisputes)
    .innerJoin(sellerOrders, eq(sellerOrders.id, deliveryDisputes.sellerOrderId))
    .innerJoin(marketplaceOrders, eq(marketplaceOrders.id, sellerOrders.orderId))
    .leftJoin(providers, eq(providers.id, sellerOrders.providerId))
    .where(and(eq(deliveryDisputes.state, state)))
    .orderBy(state === "open" ? asc(deliveryDisputes.id) : desc(deliveryDisputes.id))
    .limit(MOST_SHOWN);
}
