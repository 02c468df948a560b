import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { Attempt } from "../payments/queries.ts";
import { paymentAttempts, payments } from "../payments/tables.ts";
import type { PaymentSubject } from "./open-subject-payment.ts";

/** The newest payment of a subject, with the reference of its payment; null without one. */
export async function findPaidAttempt(
  db: Database,
  { kind, id }: PaymentSubject,
): Promise<{ reference: string; attempt: Attempt } | null> {
  const [found] = await db
    .select({ reference: payments.reference, attempt: paymentAttempts })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(
      and(
        eq(payments.subjectKind, kind),
        eq(payments.subjectId, id),
        eq(paymentAttempts.state, "paid"),
      ),
    )
    .orderBy(desc(paymentAttempts.id))
    .limit(1);
  return found ?? null;
}
