import { refusal } from "@jdj/contract/call/refusals";
import { type ConsoleRefund, consoleRefunds as contract } from "@jdj/contract/console/refunds";
import { desc, eq } from "drizzle-orm";
import type { Database } from "../../../../database/connect.ts";
import { answer, asStaff } from "../../../../http/answer.ts";
import { type Approval, listApprovals, presentApproval } from "../../../staff/approvals/approve.ts";
import { pageAnswer, pageOf } from "../../../staff/lists/paging.ts";
import { methodOf } from "../../payments/gateway-methods.ts";
import { paymentAttempts, payments } from "../../payments/tables.ts";
import { refunds } from "../tables.ts";
import { END_REFUND, endRefundByHand } from "./end-refund.ts";

const selectRefunds = (db: Database) =>
  db
    .select({ refund: refunds, attempt: paymentAttempts, payment: payments })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId));

type Row = Awaited<ReturnType<typeof selectRefunds>>[number];

function present(
  { refund, attempt, payment }: Row,
  waiting: ReadonlyMap<number, Approval>,
): ConsoleRefund {
  return {
    id: refund.id,
    payment_id: attempt.id,
    reference: attempt.reference,
    gateway_reference: attempt.gatewayReference,
    method: methodOf(attempt.gateway),
    phone: attempt.phone === null ? null : `+${attempt.phone}`,
    label: payment.label,
    state: refund.state,
    amount_fcfa: refund.amountFcfa,
    payment_fcfa: attempt.amountFcfa,
    requested_by: refund.requestedBy,
    created_at: refund.createdAt.toISOString(),
    recorded_by: refund.recordedBy,
    recorded_at: refund.recordedAt?.toISOString() ?? null,
    approval: presentApproval(waiting.get(refund.id)),
  };
}

async function find(db: Database, id: number): Promise<ConsoleRefund> {
  const [row] = await selectRefunds(db).where(eq(refunds.id, id));
  if (!row) throw refusal("not-found");
  return present(row, await listApprovals(db, END_REFUND, [id]));
}

export const consoleRefundCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      const rows = await selectRefunds(db)
        .where(input.state === undefined ? undefined : eq(refunds.state, input.state))
        .orderBy(desc(refunds.id))
        .offset(offset)
        .limit(limit);
      const ids = rows.map(({ refund }) => refund.id);
      const waiting = await listApprovals(db, END_REFUND, ids);
      return pageAnswer(rows, size, (row) => present(row, waiting));
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => find(db, input.id)),

  end: answer(contract.end)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await endRefundByHand(context, context.author, input);
      return find(context.db, input.id);
    }),
};
