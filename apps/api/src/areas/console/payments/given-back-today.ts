import { and, eq, gte, ne, sum } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { disputes } from "../../disputes/tables.ts";
import { customers } from "../../identity/users/tables.ts";
import { sumGivenBackByStaff } from "../../orders/staff-refunds/queries.ts";
import { paymentAttempts, payments } from "../../payments/payments/tables.ts";
import { refunds } from "../../payments/refunds/tables.ts";
import { startOfDay } from "../../staff/approvals/approval-rules.ts";

/**
 * What staff gave back to a payer on this day, in FCFA: by refunds and cancellations, of
 * parts of orders too, and by decisions of disputes, to the customer, or of the payment of somebody
 * without an account. Those to one customer wait for each other.
 */
export async function givenBackToday(
  tx: Database,
  { id, customerId }: { id: number; customerId: number | null },
  now: Date,
): Promise<number> {
  if (customerId !== null)
    await tx
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.id, customerId))
      .for("no key update");
  const [refunded] = await tx
    .select({ total: sum(refunds.amountFcfa).mapWith(Number) })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(
      and(
        customerId === null ? eq(payments.id, id) : eq(payments.customerId, customerId),
        gte(refunds.createdAt, startOfDay(now)),
        ne(refunds.state, "refused"),
        ne(refunds.requestedBy, "automatic"),
      ),
    );
  const ofOrders = await sumGivenBackByStaff(tx, { id, customerId }, startOfDay(now));
  return (refunded?.total ?? 0) + (await decidedToday(tx, customerId, now)) + ofOrders;
}

async function decidedToday(tx: Database, customerId: number | null, now: Date): Promise<number> {
  if (customerId === null) return 0;
  const [row] = await tx
    .select({ total: sum(disputes.refundFcfa).mapWith(Number) })
    .from(disputes)
    .where(and(eq(disputes.customerId, customerId), gte(disputes.endedAt, startOfDay(now))));
  return row?.total ?? 0;
}
