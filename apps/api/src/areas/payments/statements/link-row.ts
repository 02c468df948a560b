import { fieldRefusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import { and, desc, eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { StaffAuthor } from "../../staff/approvals/approve.ts";
import { recordChange } from "../../staff/audit/record-change.ts";
import { paymentAttempts, payments } from "../payments/tables.ts";
import { lockUnknownRow } from "./queries.ts";
import { statementRows } from "./tables.ts";

/**
 * Says which payment a row of a statement is whose references name none of ours: by our reference of
 * the attempt, or of its payment (then its newest attempt by that company).
 * @throws not-found for the row; field errors at `reference`
 */
export async function linkRow(
  { db, now }: RequestContext,
  author: StaffAuthor,
  { id, rowId, reference }: { id: number; rowId: number; reference: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockUnknownRow(tx, id, rowId);
    const find = () =>
      tx
        .select({ id: paymentAttempts.id })
        .from(paymentAttempts)
        .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId));
    const isOfGateway = eq(paymentAttempts.gateway, row.gateway);
    const name = reference.toUpperCase();
    const [byAttempt] = await find().where(and(isOfGateway, eq(paymentAttempts.reference, name)));
    const [byPayment] = await find()
      .where(and(isOfGateway, eq(payments.reference, name)))
      .orderBy(desc(paymentAttempts.id))
      .limit(1);
    const attempt = byAttempt ?? byPayment;
    if (!attempt) throw fieldRefusal({ reference: [consoleMessages.referenceUnknown] });
    await tx
      .update(statementRows)
      .set({ attemptId: attempt.id })
      .where(eq(statementRows.id, row.id));
    const before = { row: row.transactionId ?? row.ourReference, payment: null };
    const after = { row: before.row, payment: name };
    await recordChange(tx, author, now, { action: "statements.link", id, before, after });
  });
}
