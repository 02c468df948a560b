import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { providers } from "../../providers/tables.ts";
import { towns } from "../../providers/towns/tables.ts";
import { orderReturns } from "../returns/tables.ts";
import { marketplaceOrders, orderLines, sellerOrders, sellerOrderTransitions } from "./tables.ts";

/** Some orders of a customer, the newest first. */
export function listOrders(
  db: Database,
  customerId: number,
  { offset, limit }: { offset: number; limit: number },
) {
  return db
    .select()
    .from(marketplaceOrders)
    .where(eq(marketplaceOrders.customerId, customerId))
    .orderBy(desc(marketplaceOrders.id))
    .offset(offset)
    .limit(limit);
}

/** A customer's order by its reference, with its town; null for another's and a missing one alike. */
export async function findOrder(db: Database, customerId: number, reference: string) {
  const [found] = await db
    .select({ order: marketplaceOrders, townName: towns.name })
    .from(marketplaceOrders)
    .innerJoin(towns, eq(towns.id, marketplaceOrders.townId))
    .where(
      and(eq(marketplaceOrders.reference, reference), eq(marketplaceOrders.customerId, customerId)),
    );
  return found ?? null;
}

/** The suborders of some orders with their sellers and returns. */
export function listSuborders(db: Database, orderIds: readonly number[]) {
  return db
    .select({
      suborder: sellerOrders,
      sellerName: providers.name,
      sellerPhone: providers.phone,
      asked: orderReturns,
    })
    .from(sellerOrders)
    .leftJoin(providers, eq(providers.id, sellerOrders.providerId))
    .leftJoin(orderReturns, eq(orderReturns.sellerOrderId, sellerOrders.id))
    .where(inArray(sellerOrders.orderId, [...orderIds]))
    .orderBy(asc(sellerOrders.id));
}

export type SuborderRow = Awaited<ReturnType<typeof listSuborders>>[number];

/** The lines of some suborders. */
export function listOrderLines(db: Database, suborderIds: readonly number[]) {
  return db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.sellerOrderId, [...suborderIds]))
    .orderBy(asc(orderLines.id));
}

/** The history of some suborders, oldest first. */
export function listMoves(db: Database, suborderIds: readonly number[]) {
  return db
    .select()
    .from(sellerOrderTransitions)
    .where(inArray(sellerOrderTransitions.sellerOrderId, [...suborderIds]))
    .orderBy(asc(sellerOrderTransitions.id));
}
