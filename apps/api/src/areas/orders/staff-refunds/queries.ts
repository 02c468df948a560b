import type { StaffRefund } from "@jdj/contract/orders/staff-refund";
import { and, asc, eq, gte, inArray, sum } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { marketplaceOrders, sellerOrders } from "../orders/tables.ts";
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

/** What staff gave back of a customer's suborders since then, in FCFA. */
export async function sumStaffRefunds(
  db: Database,
  customerId: number,
  since: Date,
): Promise<number> {
  const [row] = await db
    .select({ total: sum(staffRefunds.amountFcfa).mapWith(Number) })
    .from(staffRefunds)
    .innerJoin(sellerOrders, eq(sellerOrders.id, staffRefunds.sellerOrderId))
    .innerJoin(marketplaceOrders, eq(marketplaceOrders.id, sellerOrders.orderId))
    .where(and(eq(marketplaceOrders.customerId, customerId), gte(staffRefunds.createdAt, since)));
  return row?.total ?? 0;
}

/** A refund by staff as both sides read it. */
export function presentStaffRefund({
  amountFcfa,
  reason,
  createdAt,
}: StoredStaffRefund): StaffRefund {
  return { amount_fcfa: amountFcfa, reason, at: createdAt.toISOString() };
}
