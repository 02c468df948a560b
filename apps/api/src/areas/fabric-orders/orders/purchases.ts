import type { FabricAmount } from "@jdj/contract/fabric-orders/orders";
import { orderStateLabel, wholeOrder } from "@jdj/contract/orders/order-label";
import { type OrderState, orderStateOf, standingStates } from "@jdj/contract/orders/order-states";
import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { labelledOrder } from "../../orders/orders/labelled-order.ts";
import { marketplaceOrders, orderLines, sellerOrders } from "../../orders/orders/tables.ts";
import { orderReturns } from "../../orders/returns/tables.ts";
import type { StoredShare } from "./queries.ts";

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

/** An order of the marketplace that buys cloth for a fabric order. */
export interface Purchase {
  id: number;
  reference: string;
  customerId: number | null;
  state: OrderState;
  stateLabel: string;
  totalFcfa: number;
  /** What of it goes back, or went. */
  refundedFcfa: number;
  /** Until when its stock is kept for it; null once it is paid or ended. */
  reservedUntil: Date | null;
  paidAt: Date | null;
  createdAt: Date;
  /** The units of it that stand, by variant; null is a variant that was erased. */
  units: ReadonlyMap<number | null, number>;
  /** Whether it buys anything else, or of another seller. */
  isMixed: boolean;
}

const isStanding = (state: OrderState) =>
  state === "placed" || standingStates.some((standing) => standing === state);

/** Every order of the marketplace that bought or buys for a fabric order, the first one first. */
export async function listPurchases(db: Database, fabricOrderId: number): Promise<Purchase[]> {
  const ofFabric = db
    .select({ orderId: sellerOrders.orderId })
    .from(orderLines)
    .innerJoin(sellerOrders, eq(sellerOrders.id, orderLines.sellerOrderId))
    .where(eq(orderLines.fabricOrderId, fabricOrderId));
  const rows = await db
    .select({
      order: marketplaceOrders,
      suborder: sellerOrders,
      line: orderLines,
      asked: orderReturns,
    })
    .from(marketplaceOrders)
    .innerJoin(sellerOrders, eq(sellerOrders.orderId, marketplaceOrders.id))
    .innerJoin(orderLines, eq(orderLines.sellerOrderId, sellerOrders.id))
    .leftJoin(orderReturns, eq(orderReturns.sellerOrderId, sellerOrders.id))
    .where(inArray(marketplaceOrders.id, ofFabric))
    .orderBy(asc(marketplaceOrders.id), asc(orderLines.id));
  const byOrder = Map.groupBy(rows, ({ order }) => order.id);
  return [...byOrder.values()].flatMap((lines) => {
    const [first] = lines;
    return first ? [purchaseOf(first.order, lines, fabricOrderId)] : [];
  });
}

type Row = {
  suborder: typeof sellerOrders.$inferSelect;
  line: typeof orderLines.$inferSelect;
  asked: typeof orderReturns.$inferSelect | null;
};

function purchaseOf(
  { id, reference, customerId, totalFcfa, reservedUntil, paidAt, createdAt }: OrderRow,
  lines: readonly Row[],
  fabricOrderId: number,
): Purchase {
  const own = lines.filter(({ line }) => line.fabricOrderId === fabricOrderId);
  const units = new Map<number | null, number>();
  for (const { line, suborder } of own)
    if (isStanding(suborder.state))
      units.set(line.variantId, (units.get(line.variantId) ?? 0) + line.quantity);
  const suborders = [...new Map(own.map((row) => [row.suborder.id, row])).values()];
  const whole = wholeOrder(
    orderStateOf(suborders.map(({ suborder }) => suborder.state)),
    suborders.map(labelledOrder),
  );
  return {
    ...{ id, reference, customerId, totalFcfa, reservedUntil, paidAt, createdAt },
    ...{ state: whole.state, stateLabel: orderStateLabel(whole) },
    refundedFcfa: whole.refundedFcfa,
    units,
    isMixed:
      own.length < lines.length || new Set(lines.map(({ suborder }) => suborder.id)).size > 1,
  };
}

type OrderRow = typeof marketplaceOrders.$inferSelect;

/** The order that was placed and waits for its payment; null when none does. */
export function unpaidOf(purchases: readonly Purchase[]): Purchase | null {
  return purchases.find(({ state, paidAt }) => state === "placed" && paidAt === null) ?? null;
}

/** The units that some orders bought or buy, by variant. */
export function boughtUnits(purchases: readonly Purchase[]): Map<number | null, number> {
  const bought = new Map<number | null, number>();
  for (const { units } of purchases)
    for (const [variantId, quantity] of units)
      bought.set(variantId, (bought.get(variantId) ?? 0) + quantity);
  return bought;
}

/** The orders with some references, in which they were placed: those of shares that were bought. */
export async function listReferences(db: Database, references: string[]) {
  if (references.length === 0) return [];
  return db
    .select({ reference: marketplaceOrders.reference, customerId: marketplaceOrders.customerId })
    .from(marketplaceOrders)
    .where(inArray(marketplaceOrders.reference, references))
    .orderBy(marketplaceOrders.id);
}

/** The fabric orders for which an order of the marketplace buys. */
export async function listFabricOf(db: Database, marketplaceOrderId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: sql<number>`${orderLines.fabricOrderId}`.mapWith(Number) })
    .from(orderLines)
    .innerJoin(sellerOrders, eq(sellerOrders.id, orderLines.sellerOrderId))
    .where(
      sql`${sellerOrders.orderId} = ${marketplaceOrderId} and ${orderLines.fabricOrderId} is not null`,
    );
  return rows.map(({ id }) => id);
}
