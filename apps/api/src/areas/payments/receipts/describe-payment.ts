import type { Database } from "../../../database/connect.ts";
import type { Payment } from "../payments/open-payment.ts";
import type { DescribeSubject, SubjectDetails } from "./subject-details.ts";

/** What was paid for; null for units of a channel, and for a subject that is gone. */
export async function describePayment(
  db: Database,
  describe: DescribeSubject,
  { subjectKind: kind, subjectId: id }: Pick<Payment, "subjectKind" | "subjectId">,
  scope = "",
): Promise<SubjectDetails | null> {
  return kind === null || id === null ? null : describe(db, { kind, id }, scope);
}
