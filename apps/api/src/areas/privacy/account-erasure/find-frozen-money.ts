import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { disputes } from "../../disputes/tables.ts";
import { heldDeposits } from "../../ledger/deposits/tables.ts";
import { staffHolds } from "../../ledger/staff-holds/tables.ts";
import { sellerOrders } from "../../orders/orders/tables.ts";
import { type Count, none, total } from "./count-money.ts";

/** What is frozen until staff decide. */
export async function findDisputes(db: Database, customerId: number): Promise<Count> {
  const [row] = await db
    .select(total(sql`${disputes.id}`, sql`${disputes.amountFcfa}`))
    .from(disputes)
    .where(and(eq(disputes.customerId, customerId), eq(disputes.state, "open")));
  return row ?? none;
}

/** What staff hold outside a dispute. */
export async function findHolds(db: Database, customerId: number): Promise<Count> {
  const left = sql`coalesce(${heldDeposits.paidFcfa} - ${heldDeposits.returnedFcfa}, ${sellerOrders.goodsFcfa} + ${sellerOrders.deliveryFcfa} - ${sellerOrders.refundedFcfa})`;
  const [row] = await db
    .select(total(sql`${staffHolds.id}`, left))
    .from(staffHolds)
    .leftJoin(
      heldDeposits,
      and(
        eq(heldDeposits.subjectId, staffHolds.subjectId),
        eq(heldDeposits.subjectKind, sql`${staffHolds.subjectKind}`),
      ),
    )
    .leftJoin(
      sellerOrders,
      and(eq(staffHolds.subjectKind, "suborder"), eq(sellerOrders.id, staffHolds.subjectId)),
    )
    .where(and(eq(staffHolds.customerId, customerId), isNull(staffHolds.endedAt)));
  return row ?? none;
}
