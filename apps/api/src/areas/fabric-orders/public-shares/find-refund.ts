import type { PublicShare } from "@jdj/contract/fabric-orders/public-shares";
import { and, desc, eq, ne } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { paymentAttempts, payments } from "../../payments/payments/tables.ts";
import { refunds } from "../../payments/refunds/tables.ts";

/** Where the last refund of a share's payment is; null when nothing of it is given back. */
export async function findRefund(db: Database, shareId: number): Promise<PublicShare["refund"]> {
  const [refund] = await db
    .select({ state: refunds.state, shortFcfa: refunds.shortFcfa })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(
      and(
        eq(payments.subjectKind, "fabric-share"),
        eq(payments.subjectId, shareId),
        ne(refunds.state, "refused"),
      ),
    )
    .orderBy(desc(refunds.id))
    .limit(1);
  if (!refund) return null;
  if (refund.state === "done") return "done";
  return refund.shortFcfa > 0 ? "waits" : "under-way";
}
