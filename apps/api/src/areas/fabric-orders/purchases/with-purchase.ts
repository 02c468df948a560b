import { refusal } from "@jdj/contract/call/refusals";
import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { customerGuard } from "../../../http/answer.ts";
import { ownEvent } from "../../notebook/events/with-event.ts";
import { marketplaceOrders, orderLines, sellerOrders } from "../../orders/orders/tables.ts";
import { fabricOrders } from "../orders/tables.ts";

/** An order of the shop that was placed for a fabric order. */
export interface NamedPurchase {
  orderId: number;
  fabricOrderId: number;
  eventId: number;
}

/** The order of the shop with a reference that buys for a fabric order; null for any other. */
async function findPurchase(db: Database, reference: string): Promise<NamedPurchase | null> {
  const [row] = await db
    .select({
      orderId: marketplaceOrders.id,
      fabricOrderId: fabricOrders.id,
      eventId: fabricOrders.eventId,
    })
    .from(marketplaceOrders)
    .innerJoin(sellerOrders, eq(sellerOrders.orderId, marketplaceOrders.id))
    .innerJoin(orderLines, eq(orderLines.sellerOrderId, sellerOrders.id))
    .innerJoin(fabricOrders, eq(fabricOrders.id, orderLines.fabricOrderId))
    .where(and(eq(marketplaceOrders.reference, reference), isNotNull(orderLines.fabricOrderId)))
    .orderBy(asc(orderLines.id))
    .limit(1);
  return row ?? null;
}

/**
 * Gives a call the `purchase` that its input names, of an event of its caller's, and their `role` in it; 404 for another's and
 * a missing one alike, 403.
 */
export const withPurchase = customerGuard.middleware(
  async ({ context, next }, { reference }: { reference: string }) => {
    const purchase = await findPurchase(context.db, reference);
    if (purchase === null) throw refusal("not-found");
    const { role } = await ownEvent(context, purchase.eventId);
    return next({ context: { purchase, role } });
  },
);
