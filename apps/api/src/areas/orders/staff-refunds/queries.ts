import type { StaffRefund } from "@jdj/contract/orders/staff-refund";
import { and, asc, eq, exists, gte, inArray, sql, sum } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { payments } from "../../payments/payments/tables.ts";
import { marketplaceOrders, sellerOrders, sellerOrderTransitions } from "../orders/tables.ts";
import { staffRefunds } from "./tables.ts";

/** A refund by staff as stored. */
export type StoredStaffRefund = typeof staffRefunds.$inferSelect;

/** What staff gave back of some suborders, by their numbers, each list the oldest first. */
export async function findStaffRefunds(
  db: Database,
  suborderIds: readonly number[],
): Promise<Map<number, StoredStaffRefund[]>> {
  if (suborderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(staffRefunds)
    .where(inArray(staffRefunds.sellerOrderId, [...suborderIds]))
    .orderBy(asc(staffRefunds.id));
  return Map.groupBy(rows, ({ sellerOrderId }) => sellerOrderId);
}

/** The reason of a refund by staff; empty for a missing one. */
export async function reasonOfRefund(db: Database, id: number): Promise<string> {
  const [row] = await db
    .select({ reason: staffRefunds.reason })
    .from(staffRefunds)
    .where(eq(staffRefunds.id, id));
  return row?.reason ?? "";
}

/**
 * What staff gave back of orders since then, in FCFA: exact sums, and the rest of parts that they
 * cancelled. What a dispute gave back of a cancelled part counts in both.
 * @param payer the customer, or the payment of an order of somebody without an account
 */
export async function sumGivenBackByStaff(
  db: Database,
  payer: { id: number; customerId: number | null },
  since: Date,
): Promise<number> {
  const isPaidBy =
    payer.customerId === null
      ? inArray(
          marketplaceOrders.id,
          db
            .select({ id: payments.subjectId })
            .from(payments)
            .where(and(eq(payments.id, payer.id), eq(payments.subjectKind, "order"))),
        )
      : eq(marketplaceOrders.customerId, payer.customerId);
  const [exact] = await db
    .select({ total: sum(staffRefunds.amountFcfa).mapWith(Number) })
    .from(staffRefunds)
    .innerJoin(sellerOrders, eq(sellerOrders.id, staffRefunds.sellerOrderId))
    .innerJoin(marketplaceOrders, eq(marketplaceOrders.id, sellerOrders.orderId))
    .where(and(isPaidBy, gte(staffRefunds.createdAt, since)));
  const before = db
    .select({ total: sql`coalesce(sum(${staffRefunds.amountFcfa}), 0)` })
    .from(staffRefunds)
    .where(eq(staffRefunds.sellerOrderId, sellerOrders.id));
  const cancelledByStaff = db
    .select({ id: sellerOrderTransitions.id })
    .from(sellerOrderTransitions)
    .where(
      and(
        eq(sellerOrderTransitions.sellerOrderId, sellerOrders.id),
        eq(sellerOrderTransitions.to, "cancelled"),
        eq(sellerOrderTransitions.by, "staff"),
        gte(sellerOrderTransitions.createdAt, since),
      ),
    );
  const [cancelled] = await db
    .select({ total: sql`sum(${sellerOrders.refundedFcfa} - ${before})`.mapWith(Number) })
    .from(sellerOrders)
    .innerJoin(marketplaceOrders, eq(marketplaceOrders.id, sellerOrders.orderId))
    .where(and(isPaidBy, exists(cancelledByStaff)));
  return (exact?.total ?? 0) + (cancelled?.total ?? 0);
}

/** A refund by staff as both sides read it. */
export function presentStaffRefund({
  amountFcfa,
  reason,
  createdAt,
}: StoredStaffRefund): StaffRefund {
  return { amount_fcfa: amountFcfa, reason, at: createdAt.toISOString() };
}
