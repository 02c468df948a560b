import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { paymentOrders } from "../orders/tables.ts";
import type { PaymentSubject } from "./open-subject-order.ts";

/** The reference of the newest payment order of a subject; null without one. */
export async function findSubjectPayment(
  db: Database,
  { kind, id }: PaymentSubject,
): Promise<string | null> {
  const [found] = await db
    .select({ reference: paymentOrders.reference })
    .from(paymentOrders)
    .where(and(eq(paymentOrders.subjectKind, kind), eq(paymentOrders.subjectId, id)))
    .orderBy(desc(paymentOrders.id))
    .limit(1);
  return found?.reference ?? null;
}
