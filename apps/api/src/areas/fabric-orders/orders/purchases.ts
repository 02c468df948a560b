import type { FabricAmount } from "@jdj/contract/fabric-orders/orders";
import { and, desc, eq, gte, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { articleVariants } from "../../marketplace/articles/tables.ts";
import { marketplaceOrders, orderLines, sellerOrders } from "../../orders/orders/tables.ts";
import type { StoredOrder, StoredShare } from "./queries.ts";

type Share = Pick<StoredShare, "name" | "quantity" | "paidFcfa" | "paidAt" | "sentAt">;

function amountOf(shares: readonly Share[]): FabricAmount {
  return {
    people: shares.map(({ name }) => name),
    units: shares.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0),
    fcfa: shares.reduce((sum, { paidFcfa }) => sum + (paidFcfa ?? 0), 0),
  };
}

/**
 * What was paid, by where it is: ordered from the seller, in the cart that was filled at an instant,
 * or in neither, because it was paid since then.
 */
export function purchaseProgress(shares: readonly Share[], cartFilledAt: Date | null) {
  const paid = shares.filter(({ paidAt }) => paidAt !== null);
  const waiting = paid.filter(({ sentAt }) => sentAt === null);
  const isInCart = ({ paidAt }: Share) =>
    cartFilledAt !== null && paidAt !== null && paidAt <= cartFilledAt;
  return {
    ordered: amountOf(paid.filter(({ sentAt }) => sentAt !== null)),
    in_cart: amountOf(waiting.filter(isInCart)),
    left_out: amountOf(waiting.filter((share) => !isInCart(share))),
  };
}

/** An order of the marketplace that buys what a cart held. */
export interface Purchase {
  id: number;
  reference: string;
  customerId: number | null;
  paidAt: Date | null;
}

/**
 * The newest order of the marketplace that stands and has as many units of the article as the cart of
 * a fabric order held, since it was filled; null when there is none.
 */
export async function findPurchase(
  db: Database,
  { articleId, cartCustomerId, cartFilledAt }: StoredOrder,
  units: number,
): Promise<Purchase | null> {
  if (units === 0 || articleId === null || cartCustomerId === null || cartFilledAt === null)
    return null;
  const [found] = await db
    .select({
      id: marketplaceOrders.id,
      reference: marketplaceOrders.reference,
      customerId: marketplaceOrders.customerId,
      paidAt: marketplaceOrders.paidAt,
    })
    .from(marketplaceOrders)
    .innerJoin(sellerOrders, eq(sellerOrders.orderId, marketplaceOrders.id))
    .innerJoin(orderLines, eq(orderLines.sellerOrderId, sellerOrders.id))
    .innerJoin(articleVariants, eq(articleVariants.id, orderLines.variantId))
    .where(
      and(
        eq(marketplaceOrders.customerId, cartCustomerId),
        gte(marketplaceOrders.createdAt, cartFilledAt),
        isNull(marketplaceOrders.expiredAt),
        inArray(sellerOrders.state, ["placed", "paid", "prepared", "shipped", "delivered"]),
        eq(articleVariants.articleId, articleId),
      ),
    )
    .groupBy(marketplaceOrders.id)
    .having(sql`sum(${orderLines.quantity}) >= ${units}`)
    .orderBy(desc(marketplaceOrders.id))
    .limit(1);
  return found ?? null;
}

/** The orders of the marketplace with some references, in which they were placed. */
export async function listPurchases(db: Database, references: string[]) {
  if (references.length === 0) return [];
  return db
    .select({ reference: marketplaceOrders.reference, customerId: marketplaceOrders.customerId })
    .from(marketplaceOrders)
    .where(inArray(marketplaceOrders.reference, references))
    .orderBy(marketplaceOrders.id);
}
