import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { payments } from "../payments/tables.ts";
import type { PaymentSubject } from "./open-subject-payment.ts";

/** The reference of the newest payment of a subject; null without one. */
export async function findSubjectPayment(
  db: Database,
  { kind, id }: PaymentSubject,
): Promise<string | null> {
  const [found] = await db
    .select({ reference: payments.reference })
    .from(payments)
    .where(and(eq(payments.subjectKind, kind), eq(payments.subjectId, id)))
    .orderBy(desc(payments.id))
    .limit(1);
  return found?.reference ?? null;
}
