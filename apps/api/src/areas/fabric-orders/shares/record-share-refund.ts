import { and, eq, inArray } from "drizzle-orm";
import { type AppContext, requestContext } from "../../../app-context.ts";
import { debitAccount } from "../../ledger/entries/debit-account.ts";
import { paidRefund } from "../../ledger/entries/moves.ts";
import { recordTransaction } from "../../ledger/entries/record-transaction.ts";
import { ledgerEntries, ledgerTransactions } from "../../ledger/entries/tables.ts";
import { paymentAttempts } from "../../payments/payments/tables.ts";
import { findRefundOfSubject } from "../../payments/refunds/queries.ts";
import { shareSubject } from "../orders/save-order.ts";
import { fabricShares } from "./tables.ts";

/**
 * Records that a share was given back. One that an operator refunded is unpaid again. A second call
 * changes nothing.
 */
export async function recordShareRefund(app: AppContext, refundId: number): Promise<void> {
  const { db, now } = requestContext(app);
  const found = await findRefundOfSubject(db, refundId);
  if (found?.subjectId == null || found.isSurplus || found.refund.state !== "done") return;
  const { subjectId: id, refund } = found;
  await db.transaction(async (tx) => {
    const isNew = await recordTransaction(tx, {
      key: `refund:${refund.id}`,
      kind: "refund-paid",
      subject: shareSubject(id),
      entries: paidRefund(refund.amountFcfa),
      now,
    });
    if (!isNew) return;
    const [row] = await tx
      .select({ share: fabricShares })
      .from(fabricShares)
      .where(eq(fabricShares.id, id))
      .for("update");
    const [attempt] = await tx
      .select({ paymentId: paymentAttempts.paymentId })
      .from(paymentAttempts)
      .where(eq(paymentAttempts.id, refund.attemptId));
    // A payment that was never taken was owed to its payer from the start.
    const [taken] = await tx
      .select({ id: ledgerEntries.id })
      .from(ledgerEntries)
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
      .where(
        and(
          eq(ledgerTransactions.key, `fabric-payment:${attempt?.paymentId}`),
          inArray(ledgerEntries.account, ["hosts", "fabric"]),
        ),
      );
    if (!row || !taken || row.share.paidBy !== "mobile-money") return;
    const fabric = { account: "fabric" as const, fabricOrderId: row.share.orderId };
    const debit = await debitAccount(tx, fabric, refund.amountFcfa);
    await recordTransaction(tx, {
      key: `fabric-share:${id}:refund:${refund.id}`,
      kind: "refund",
      subject: shareSubject(id),
      entries: [...debit.entries, { account: "refunds", amountFcfa: -refund.amountFcfa }],
      now,
    });
    await tx
      .update(fabricShares)
      .set({ paidFcfa: null, paidBy: null, paidAt: null })
      .where(eq(fabricShares.id, id));
  });
}
