import type { Database } from "../../../database/connect.ts";
import type { PaymentOrder } from "../orders/open-order.ts";
import type { DescribeSubject, SubjectDetails } from "./subject-details.ts";

/** What an order was paid for; null for units of a channel, and for a subject that is gone. */
export async function describeOrder(
  db: Database,
  describe: DescribeSubject,
  { subjectKind: kind, subjectId: id }: Pick<PaymentOrder, "subjectKind" | "subjectId">,
  scope = "",
): Promise<SubjectDetails | null> {
  return kind === null || id === null ? null : describe(db, { kind, id }, scope);
}
