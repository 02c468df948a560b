import { refusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import type { StaffContext } from "../../../http/answer.ts";
import { findOpenHold } from "../../ledger/staff-holds/queries.ts";
import { staffHolds } from "../../ledger/staff-holds/tables.ts";
import { recordChange } from "../../staff/audit/record-change.ts";
import { lockSale, type NamedSale } from "./lock-sale.ts";
import { notifyHold } from "./notify-hold.ts";

/** The actions of the log. */
const actions = {
  bookings: "bookings.lift-hold",
  quotes: "quotes.lift-hold",
  orders: "orders.lift-suborder-hold",
} as const;

/**
 * Ends the hold of the money of a sale: the ordinary rules apply again, and the next run of the jobs
 * releases what is due. Both sides are sent the reason.
 * @throws not-found; hold-over (409) where it is not held
 */
export async function liftHold(
  context: StaffContext,
  named: NamedSale,
  reason: string,
): Promise<void> {
  const { author, now } = context;
  await context.db.transaction(async (tx) => {
    const sale = await lockSale(tx, named);
    const hold = await findOpenHold(tx, sale.subject);
    if (hold === null) throw refusal("hold-over");
    await tx
      .update(staffHolds)
      .set({ endedAt: now, endedBy: author.name, endReason: reason })
      .where(eq(staffHolds.id, hold.id));
    await notifyHold({ ...context, db: tx }, sale, "hold-lifted", reason);
    const suborder = named.resource === "orders" ? { suborder_id: named.suborderId } : {};
    await recordChange(tx, author, now, {
      ...{ action: actions[named.resource], id: named.id },
      before: { held_at: hold.heldAt.toISOString(), reason: hold.reason },
      after: { ...suborder, reason },
    });
  });
}
