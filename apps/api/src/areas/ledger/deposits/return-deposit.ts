import { eq } from "drizzle-orm";
import { type AppContext, type RequestContext, requestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { returnInBook } from "../../notebook/cash-book/enter-deposit.ts";
import { findRefundOfSubject } from "../../payments/refunds/queries.ts";
import { refundSubject } from "../../payments/subjects/refund-subject.ts";
import { debitAccount } from "../entries/debit-account.ts";
import { paidRefund } from "../entries/moves.ts";
import { recordTransaction } from "../entries/record-transaction.ts";
import { endEmptyHold } from "../staff-holds/end-holds.ts";
import { depositMachine } from "./deposit-state.ts";
import { type DepositSubject, lockDeposit } from "./hold-deposit.ts";
import { heldDeposits } from "./tables.ts";

/**
 * Takes money of a deposit from its provider and owes it to the customer: from what is held, or, once
 * it is released, from what the provider may withdraw.
 * @returns what the provider's balance does not cover, in FCFA
 */
async function takeBack(
  tx: Database,
  subject: DepositSubject,
  back: { key: string; amountFcfa: number; now: Date },
): Promise<number> {
  const deposit = await lockDeposit(tx, subject);
  if (!deposit) return 0;
  const { id, providerId, paidFcfa, returnedFcfa, state } = deposit;
  const amountFcfa = Math.min(back.amountFcfa, paidFcfa - returnedFcfa);
  const account = state === "released" ? ("seller" as const) : ("held" as const);
  const taken = await debitAccount(tx, { account, providerId }, amountFcfa);
  const isNew = await recordTransaction(tx, {
    key: back.key,
    kind: "refund",
    subject,
    entries: [...taken.entries, { account: "refunds", amountFcfa: -amountFcfa }],
    now: back.now,
  });
  if (!isNew) return 0;
  const returned = returnedFcfa + amountFcfa;
  await tx
    .update(heldDeposits)
    .set({
      returnedFcfa: returned,
      ...(returned === paidFcfa && state !== "returned"
        ? { state: depositMachine.transition(state, "returned") }
        : {}),
    })
    .where(eq(heldDeposits.id, id));
  if (returned === paidFcfa) await endEmptyHold(tx, subject, back.now);
  return taken.shortFcfa;
}

/**
 * Gives a deposit back to the customer, in the caller's transaction (`{ ...context, db: tx }`).
 * Nothing happens when none was paid; a second call changes nothing. One that the provider withdrew
 * meanwhile waits for staff.
 * @param backOf what goes back, in FCFA, of what was paid; all of it without
 */
export async function returnDeposit(
  context: RequestContext,
  subject: DepositSubject,
  backOf: (paidFcfa: number) => number = (paidFcfa) => paidFcfa,
): Promise<void> {
  const { db: tx, now } = context;
  const deposit = await lockDeposit(tx, subject);
  if (!deposit) return;
  const amountFcfa = backOf(deposit.paidFcfa);
  if (amountFcfa === 0) return;
  const key = `${subject.kind}:${subject.id}:return`;
  const shortFcfa = await takeBack(tx, subject, { key, amountFcfa, now });
  const isWhole = amountFcfa === deposit.paidFcfa;
  const scoped = isWhole ? {} : { scope: "cancellation", amountFcfa };
  await refundSubject(context, subject, { ...scoped, shortFcfa });
}

/**
 * Records that a refund of a deposit was made. One that an operator made, of the whole or of a part,
 * is taken from the provider now. A second call changes nothing.
 * @param tell tells both sides, in the same transaction (`context.db`)
 */
export async function recordDepositRefund(
  app: AppContext,
  refundId: number,
  tell: (context: RequestContext, subjectId: number, amountFcfa: number) => Promise<void>,
): Promise<void> {
  const context = requestContext(app);
  const { db, now } = context;
  const found = await findRefundOfSubject(db, refundId);
  if (found?.subjectId == null || found.isSurplus || found.refund.state !== "done") return;
  if (found.kind !== "quote" && found.kind !== "booking") return;
  const { refund } = found;
  const subject: DepositSubject = { kind: found.kind, id: found.subjectId };
  await db.transaction(async (tx) => {
    const isNew = await recordTransaction(tx, {
      key: `refund:${refund.id}`,
      kind: "refund-paid",
      subject,
      entries: paidRefund(refund.amountFcfa),
      now,
    });
    if (!isNew) return;
    if (refund.requestedBy !== "automatic") {
      const key = `refund:${refund.id}:taken`;
      await takeBack(tx, subject, { key, amountFcfa: refund.amountFcfa, now });
    }
    await returnInBook({ db: tx, now }, subject, refund.amountFcfa);
    await tell({ ...context, db: tx }, subject.id, refund.amountFcfa);
  });
}
