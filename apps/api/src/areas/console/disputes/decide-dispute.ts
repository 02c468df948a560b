import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { disputeMachine } from "@jdj/contract/disputes/dispute-states";
import { disputeMessages } from "@jdj/contract/disputes/messages";
import { eq } from "drizzle-orm";
import type { StaffContext } from "../../../http/answer.ts";
import { recordDecision } from "../../disputes/end-dispute.ts";
import { phaseOf } from "../../disputes/present.ts";
import { lockDispute, type StoredDispute } from "../../disputes/queries.ts";
import { disputes } from "../../disputes/tables.ts";
import { markPageSeenTo } from "../../identity/notices/tell-staff.ts";
import { splitDeposit } from "../../ledger/deposits/split-deposit.ts";
import { decideSuborder } from "../../orders/disputes/decide-suborder.ts";
import { approve, dropApproval } from "../../staff/approvals/approve.ts";
import { recordChange } from "../../staff/audit/record-change.ts";
import { givenBackToday } from "../payments/given-back-today.ts";
import {
  type DisputedMoney,
  hasOpenRefund,
  lockMoney,
  lockPayment,
  lockSuborderOf,
  paidSubjectOf,
} from "./disputed-money.ts";

/** The action of the log, and of an approval that waits. */
export const DECIDE_DISPUTE = "disputes.decide";

/** What staff decide. */
export interface AskedDecision {
  id: number;
  /** What goes back to the customer, in FCFA; 0 releases all. */
  refundFcfa: number;
  /** What the page showed as left, in FCFA. */
  seenLeftFcfa?: number | undefined;
  /** What both sides read. */
  decision: string;
}

/**
 * Ends a dispute: its money is given back to the customer, in whole or part, and the rest released, by
 * one transaction of the ledger; both sides are told. Above the limit of refunds, with what the
 * customer got back on this day, it waits until another member of staff decides the same sum in the
 * same words. The same decision again changes nothing.
 * @throws not-found; dispute-ended, dispute-too-early, dispute-refund-waits, state-changed (409);
 *   changed-meanwhile when something else is left than the page showed; 422 at `refund_fcfa`;
 *   second-person-needed; access-too-new
 */
export async function decideDispute(context: StaffContext, asked: AskedDecision): Promise<void> {
  const { author, now, settings } = context;
  const { id, refundFcfa, decision } = asked;
  await context.db.transaction(async (tx) => {
    const [named] = await tx.select().from(disputes).where(eq(disputes.id, id));
    if (!named) throw refusal("not-found");
    const suborder = await lockSuborderOf(named, tx);
    const dispute = await lockDispute(tx, id);
    if (!dispute) throw refusal("not-found");
    if (isRepeated(dispute, asked)) return;
    const phase = phaseOf(dispute, now);
    if (dispute.state !== "open") throw refusal("dispute-ended");
    if (!disputeMachine.may(phase, "decided", "staff")) throw refusal("dispute-too-early");
    const money = await lockMoney(tx, dispute, suborder);
    const subject = await paidSubjectOf(tx, dispute);
    // Locked before the customer, as by a refund that staff ask for.
    const paid = subject && (await lockPayment(tx, subject));
    if (!money) throw refusal("not-found");
    const payer = { id: paid?.id ?? 0, customerId: dispute.customerId };
    checkAmount(asked, money.leftFcfa);
    if (paid && (await hasOpenRefund(tx, paid.id))) throw refusal("dispute-refund-waits");
    await markPageSeenTo(tx, now, `disputes/${id}/show`);
    const approved = await approve(tx, author, {
      action: DECIDE_DISPUTE,
      recordId: id,
      amount: refundFcfa,
      doneToday: refundFcfa === 0 ? 0 : await givenBackToday(tx, payer, now),
      limit: settings.refundApprovalFcfa,
      detail: decision,
      change: { decision, refund_fcfa: refundFcfa },
      now,
    });
    if (approved.waits) return;
    const inside = { ...context, db: tx };
    const releasedFcfa = await divide(inside, dispute, money, asked);
    const decidedBy = approved.askedBy;
    await recordDecision(inside, dispute, { decision, decidedBy, refundFcfa, releasedFcfa });
    await dropApproval(tx, now, { action: DECIDE_DISPUTE, recordId: id });
    const before = { state: dispute.state, left_fcfa: money.leftFcfa };
    const sums = { refund_fcfa: refundFcfa, released_fcfa: releasedFcfa };
    const after = { state: "decided", ...sums, reason: decision, requested_by: decidedBy };
    await recordChange(tx, author, now, { action: DECIDE_DISPUTE, id, before, after });
  });
}

const isRepeated = (dispute: StoredDispute, { refundFcfa, decision }: AskedDecision) =>
  dispute.state === "decided" && dispute.refundFcfa === refundFcfa && dispute.decision === decision;

/** @throws changed-meanwhile; a field error at `refund_fcfa` */
function checkAmount({ refundFcfa, seenLeftFcfa }: AskedDecision, leftFcfa: number): void {
  if (seenLeftFcfa !== undefined && seenLeftFcfa !== leftFcfa) throw refusal("changed-meanwhile");
  if (leftFcfa === 0) throw refusal("dispute-ended");
  if (refundFcfa > leftFcfa) throw fieldRefusal({ refund_fcfa: [disputeMessages.refundTooLarge] });
}

/** Divides the money of a dispute. @returns what is the other side's, in FCFA */
function divide(
  context: StaffContext,
  { id, subjectKind, subjectId }: StoredDispute,
  money: DisputedMoney,
  { refundFcfa, decision }: AskedDecision,
): Promise<number> {
  const key = `dispute:${id}`;
  if (money.kind === "suborder") {
    const decided = { key, refundFcfa, decision, userId: context.author.id };
    return decideSuborder(context, money.order, money.suborder, decided);
  }
  if (subjectKind === "suborder") throw new Error("A deposit belongs to a booking or a quote");
  return splitDeposit(context, { kind: subjectKind, id: subjectId }, { key, refundFcfa });
}
