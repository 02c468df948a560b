import type { SubjectReceipt } from "@jdj/contract/payments/subjects";
import { asc, eq, inArray } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { paymentAttempts, payments, receipts } from "../payments/tables.ts";
import { receiptAddress } from "./receipt-address.ts";

/** A receipt with the payment that it is of. */
export interface StoredReceipt {
  paymentId: number;
  /** Names it: of its payment, or of the attempt that paid a payment a second time. */
  reference: string;
  amountFcfa: number;
  createdAt: Date;
}

/** The receipts of some payments, oldest first. */
export async function listReceipts(
  db: Database,
  paymentIds: readonly number[],
): Promise<StoredReceipt[]> {
  if (paymentIds.length === 0) return [];
  const rows = await db
    .select({ receipt: receipts, payment: payments, surplus: paymentAttempts })
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.paymentId))
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, receipts.attemptId))
    .where(inArray(receipts.paymentId, [...paymentIds]))
    .orderBy(asc(receipts.id));
  return rows.map(({ receipt: { createdAt }, payment, surplus }) => ({
    ...{ paymentId: payment.id, createdAt },
    reference: surplus?.reference ?? payment.reference,
    amountFcfa: surplus?.amountFcfa ?? payment.payableFcfa,
  }));
}

/** The receipts of some of those payments as their payer sees them. */
export function presentReceipts(
  { settings, now }: Pick<RequestContext, "settings" | "now">,
  stored: readonly StoredReceipt[],
  paymentIds: readonly number[],
): SubjectReceipt[] {
  return stored
    .filter(({ paymentId }) => paymentIds.includes(paymentId))
    .map(({ reference, amountFcfa, createdAt }) => ({
      amount_fcfa: amountFcfa,
      paid_at: createdAt.toISOString(),
      url: receiptAddress(settings.secret, reference, now),
    }));
}
