import { releaseNotBefore } from "@jdj/contract/payments/deposit-release";
import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { payments } from "../../payments/payments/tables.ts";
import { refundSubject } from "../../payments/subjects/refund-subject.ts";
import { refusedPayment } from "../entries/moves.ts";
import { recordTransaction } from "../entries/record-transaction.ts";
import { enterInCashBook } from "./enter-in-cash-book.ts";
import { type depositKinds, heldDeposits } from "./tables.ts";

/** What a deposit is paid for. */
export interface DepositSubject {
  kind: (typeof depositKinds)[number];
  id: number;
}

/** A deposit and its row locked; null when none was paid. */
export async function lockDeposit(tx: Database, { kind, id }: DepositSubject) {
  const [found] = await tx
    .select()
    .from(heldDeposits)
    .where(and(eq(heldDeposits.subjectKind, kind), eq(heldDeposits.subjectId, id)))
    .for("update");
  return found ?? null;
}

async function paidAmount(tx: Database, paymentId: number): Promise<number> {
  const [payment] = await tx
    .select({ amountFcfa: payments.payableFcfa })
    .from(payments)
    .where(eq(payments.id, paymentId));
  if (!payment) throw new Error("The payment of a deposit has vanished");
  return payment.amountFcfa;
}

/**
 * Holds a deposit that was paid for a provider and enters it into the cash book of its event, in the
 * caller's transaction. A second call changes nothing.
 * @param releaseFrom when it may be released; null while nobody said that the service was made
 */
export async function holdDeposit(
  { db: tx, now }: Pick<RequestContext, "db" | "now">,
  subject: DepositSubject,
  paid: {
    paymentId: number;
    providerId: number;
    releaseFrom: Date | null;
    /** The event that it is paid for, and the service; null for none. */
    eventId: number | null;
    serviceTypeId: number | null;
    /** The number in the address of its page, and the customer for whom that page opens. */
    page: { id: number; customerId: number };
  },
): Promise<void> {
  const { paymentId, providerId, releaseFrom, eventId, serviceTypeId, page } = paid;
  const amountFcfa = await paidAmount(tx, paymentId);
  const isNew = await recordTransaction(tx, {
    key: `${subject.kind}:${subject.id}:deposit`,
    kind: "payment",
    subject,
    entries: [
      { account: "gateway", amountFcfa },
      { account: "held", providerId, amountFcfa: -amountFcfa },
    ],
    now,
  });
  if (!isNew) return;
  await tx.insert(heldDeposits).values({
    subjectKind: subject.kind,
    subjectId: subject.id,
    ...{ providerId, paidFcfa: amountFcfa, paidAt: now },
    releaseAt: releaseFrom && releaseNotBefore(now, releaseFrom),
  });
  if (eventId !== null) {
    const entered = { eventId, paymentId, providerId, amountFcfa, serviceTypeId, page };
    await enterInCashBook({ db: tx, now }, subject, entered);
  }
}

/** Gives a deposit back whole that arrived when it was no longer asked for. A second call changes nothing. */
export async function refuseDeposit(
  context: RequestContext,
  subject: DepositSubject,
  paymentId: number,
): Promise<void> {
  const { db: tx, now } = context;
  await recordTransaction(tx, {
    key: `${subject.kind}:${subject.id}:late:${paymentId}`,
    kind: "payment",
    subject,
    entries: refusedPayment(await paidAmount(tx, paymentId)),
    now,
  });
  await refundSubject(context, subject);
}

/**
 * Says from when a held deposit is the provider's. One that was released or given back stays so.
 */
export async function scheduleRelease(
  tx: Database,
  subject: DepositSubject,
  from: Date,
): Promise<void> {
  const deposit = await lockDeposit(tx, subject);
  if (deposit?.state !== "held") return;
  await tx
    .update(heldDeposits)
    .set({ releaseAt: releaseNotBefore(deposit.paidAt, from) })
    .where(eq(heldDeposits.id, deposit.id));
}
