import { refusal } from "@jdj/contract/call/refusals";
import type { RequestContext } from "../../../app-context.ts";
import { GatewayAway } from "../../../drivers/payments/port.ts";
import { checkPayment } from "../../payments/settlement/check-payment.ts";
import { settlePayment } from "../../payments/settlement/settle-payment.ts";
import { findProof } from "../../payments/statements/queries.ts";
import { approve, type StaffAuthor } from "../../staff/approvals/approve.ts";
import { recordChange } from "../../staff/audit/record-change.ts";
import { readPayment } from "./queries.ts";

const openStates = ["pending", "failed", "expired"];

/**
 * What a gateway answers; null where it cannot be asked, or does not know the payment.
 * @param alongside called in the transaction that records its answer
 */
async function ask(
  context: RequestContext,
  id: number,
  alongside: Parameters<typeof checkPayment>[2],
) {
  try {
    const answer = await checkPayment(context, id, alongside);
    return answer === "unknown" ? null : answer;
  } catch (error) {
    if (error instanceof GatewayAway) return null;
    throw error;
  }
}

/**
 * Settles a payment that the company has and we have not, as its webhook would. The company is asked
 * first; where it cannot be asked, the row of its uploaded statement is the proof, and above the
 * limit of the settings a second member of staff settles it too.
 * @throws not-found; payment-settled; payment-denied when the company says that it was not paid;
 *   proof-missing when it cannot be asked and no statement names the payment; second-person-needed
 */
export async function settleLostPayment(
  context: RequestContext,
  author: StaffAuthor,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const { db, jobs, now, settings } = context;
  const before = await readPayment(db, id);
  if (!openStates.includes(before.state)) throw refusal("payment-settled");
  const answer = await ask(context, id, async (tx, standing) => {
    if (standing !== "paid") return;
    const { state, order_state } = await readPayment(tx, id);
    const change = {
      before: { state: before.state, order_state: before.order_state },
      after: { state, order_state, reason, proof: "gateway" },
    };
    await recordChange(tx, author, now, { action: "payments.settle", id, ...change });
  });
  if (answer === "paid") return;
  if (answer !== null) throw refusal("payment-denied");
  await db.transaction(async (tx) => {
    const proof = await findProof(tx, id);
    if (proof === null) throw refusal("proof-missing");
    const approved = await approve(tx, author, {
      action: "payments.settle",
      recordId: id,
      amount: proof.amountFcfa,
      limit: settings.refundApprovalFcfa,
      detail: reason,
      now,
    });
    if (approved.waits) return;
    const standing = { state: "paid", amountFcfa: proof.amountFcfa, currency: "XOF" } as const;
    await settlePayment({ db: tx, jobs, now }, id, standing);
    const { state, order_state } = await readPayment(tx, id);
    const change = {
      before: { state: before.state, order_state: before.order_state },
      after: {
        ...{ state, order_state, reason, proof: "statement" },
        transaction_id: proof.transactionId,
        requested_by: approved.askedBy,
      },
    };
    await recordChange(tx, author, now, { action: "payments.settle", id, ...change });
  });
}
