import { refusal } from "@jdj/contract/call/refusals";
import type { StaffContext } from "../../../http/answer.ts";
import { findOpenHold } from "../../ledger/staff-holds/queries.ts";
import { staffHolds } from "../../ledger/staff-holds/tables.ts";
import { recordChange } from "../../staff/audit/record-change.ts";
import { lockSale, type NamedSale } from "./lock-sale.ts";
import { notifyHold } from "./notify-hold.ts";

/** The actions of the log. */
const actions = {
  bookings: "bookings.hold",
  quotes: "quotes.hold",
  orders: "orders.hold-suborder",
} as const;

/**
 * Holds the money of a sale outside a dispute: nothing of it is released until the hold ends. Both
 * sides are sent the reason. Of two members of staff at the same time, one is refused.
 * @throws not-found; hold-unpaid, hold-money-gone, hold-exists (409)
 */
export async function holdSale(
  context: StaffContext,
  named: NamedSale,
  reason: string,
): Promise<void> {
  const { author, now } = context;
  await context.db.transaction(async (tx) => {
    const sale = await lockSale(tx, named);
    const { subject, money, label, customerId, providerId } = sale;
    if (money === "unpaid") throw refusal("hold-unpaid");
    if (money === "gone") throw refusal("hold-money-gone");
    if ((await findOpenHold(tx, subject)) !== null) throw refusal("hold-exists");
    await tx.insert(staffHolds).values({
      ...{ subjectKind: subject.kind, subjectId: subject.id, label, customerId, providerId },
      ...{ reason, heldBy: author.name, heldAt: now },
    });
    await notifyHold({ ...context, db: tx }, sale, "sale-held", reason);
    const suborder = named.resource === "orders" ? { suborder_id: named.suborderId } : {};
    await recordChange(tx, author, now, {
      ...{ action: actions[named.resource], id: named.id },
      ...{ before: null, after: { ...suborder, reason } },
    });
  });
}
