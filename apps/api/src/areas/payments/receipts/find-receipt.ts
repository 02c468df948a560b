import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { events } from "../../notebook/events/tables.ts";
import { findPayer } from "../launches/find-payer.ts";
import type { PaymentOrder } from "../orders/open-order.ts";
import type { Attempt } from "../orders/queries.ts";
import { paymentAttempts, paymentOrders, receipts } from "../orders/tables.ts";

/** All that a receipt says. */
export interface Receipt {
  number: number;
  order: PaymentOrder;
  attempt: Attempt;
  payer: string;
  /** Null when the event is gone. */
  event: { name: string; seed: string } | null;
}

/** The receipt of an order; null while it is not paid. */
export async function findReceipt(db: Database, reference: string): Promise<Receipt | null> {
  const [row] = await db
    .select({ number: receipts.id, order: paymentOrders, attempt: paymentAttempts })
    .from(receipts)
    .innerJoin(paymentOrders, eq(paymentOrders.id, receipts.orderId))
    .innerJoin(
      paymentAttempts,
      and(
        eq(paymentAttempts.orderId, paymentOrders.id),
        inArray(paymentAttempts.state, ["paid", "refunded"]),
      ),
    )
    .where(eq(paymentOrders.reference, reference));
  if (!row) return null;
  const { givenNames, lastName } = await findPayer(db, row.order.customerId);
  const [event] =
    row.order.eventId === null
      ? []
      : await db
          .select({ name: events.name, seed: events.seed })
          .from(events)
          .where(eq(events.id, row.order.eventId));
  return { ...row, payer: `${givenNames} ${lastName}`.trim(), event: event ?? null };
}
