import { refusal } from "@jdj/contract/call/refusals";
import { fcfa } from "@jdj/french/money";
import { and, eq, ne, sum } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { tellStaff } from "../../identity/notices/tell-staff.ts";
import { alertOperator } from "../../operations/alerts/alert-operator.ts";
import { surplusKey, takeCredit } from "../credit/credit.ts";
import { creditMoves } from "../credit/tables.ts";
import { attemptMachine } from "../payments/payment-state.ts";
import { findAttempt } from "../payments/queries.ts";
import { payments } from "../payments/tables.ts";
import { unitsToWithhold } from "./refund-units.ts";
import { refunds } from "./tables.ts";

export type Refund = typeof refunds.$inferSelect;

/** What of a payment is given back. */
export interface RefundScope {
  /** What it is; the same name is one refund. All that is left of the payment without. */
  scope?: string;
  /** In FCFA; all that is left without. */
  amountFcfa?: number;
  /** What the balance of the seller or the hosts does not cover, in FCFA: above 0 it waits for staff. */
  shortFcfa?: number;
}

/**
 * Writes a refund of a payment, with who requested it, and queues the job that
 * sends it to the company. The credit of the payment is withheld first, so that none is spent and refunded
 * too. A second request returns the open refund. The refunds of a payment never exceed it: without a
 * part what is left is given back, and a part is cut to it. No company's API refunds a part of a
 * payment, so an operator makes those by hand. So are those that a balance does not cover: they raise
 * an alert, and nothing is sent by itself.
 * @param requestedBy an operator's name, or `automatic`
 * @throws not-found for what was not paid, or has nothing left; credit-short when the credit was spent
 */
export async function requestRefund(
  context: RequestContext,
  attemptId: number,
  requestedBy: string,
  asked: RefundScope | null = null,
): Promise<Refund> {
  const { db, jobs, now } = context;
  const shortFcfa = asked?.shortFcfa ?? 0;
  return db.transaction(async (tx) => {
    const named = await findAttempt(tx, attemptId);
    if (!named) throw refusal("not-found");
    await tx
      .select({ id: payments.id })
      .from(payments)
      .where(eq(payments.id, named.payment.id))
      .for("update");
    const [known] = await tx
      .select()
      .from(refunds)
      .where(
        and(
          eq(refunds.attemptId, attemptId),
          eq(refunds.scope, asked?.scope ?? ""),
          ne(refunds.state, "refused"),
        ),
      );
    if (known) return known;
    const found = await findAttempt(tx, attemptId);
    if (!found || !attemptMachine.may(found.attempt.state, "refunded")) throw refusal("not-found");
    const { payment, attempt } = found;
    const leftFcfa = attempt.amountFcfa - (await givenBack(tx, attempt.id));
    const amountFcfa = Math.min(asked?.amountFcfa ?? leftFcfa, leftFcfa);
    if (amountFcfa <= 0) throw refusal("not-found");
    const isWhole = amountFcfa === attempt.amountFcfa;
    const canRefund =
      shortFcfa === 0 &&
      isWhole &&
      context.payments.gateways[attempt.gateway]?.refund !== undefined;
    const [refund] = await tx
      .insert(refunds)
      .values({
        attemptId,
        state: canRefund ? "requested" : "by-hand",
        scope: asked?.scope ?? "",
        ...{ amountFcfa, shortFcfa: Math.min(shortFcfa, amountFcfa) },
        units: unitsToWithhold(
          {
            given: await unitsGiven(tx, payment, attempt),
            withheld: await unitsWithheld(tx, attempt.id),
          },
          { amountFcfa, leftFcfa, paidFcfa: attempt.amountFcfa },
        ),
        requestedBy,
        createdAt: now,
        nextLookAt: canRefund ? now : null,
      })
      .returning();
    if (!refund) throw new Error("The refund was not written");
    const { customerId, channelId } = payment;
    const { id, units } = refund;
    if (channelId !== null && customerId !== null)
      await takeCredit(tx, { customerId, channelId, units, reason: "refund", key: `refund:${id}` });
    // Staff who ask for one see that it is theirs to make.
    if (!canRefund && requestedBy === "automatic")
      await tellStaff(tx, now, {
        ...{ kind: "money-task", title: "Un remboursement est à faire à la main" },
        page: `refunds/${id}/show`,
      });
    if (shortFcfa > 0) await alertShort(tx, context, refund);
    if (canRefund) await jobs.enqueue(tx, "send-refund", { refundId: id });
    return refund;
  });
}

/** Tells the operator that a refund waits for staff. */
async function alertShort(tx: Database, context: RequestContext, refund: Refund): Promise<void> {
  const { id, amountFcfa, shortFcfa } = refund;
  const detail = `Un remboursement de ${fcfa(amountFcfa)} attend votre décision\u00a0: il manque ${fcfa(shortFcfa)} au solde de son bénéficiaire.`;
  const alert = { kind: "refund-short" as const, subject: `refund:${id}`, detail };
  await alertOperator(tx, context, alert, context.now);
}

/** What was given back of a payment, or is on its way, in FCFA. */
async function givenBack(tx: Database, attemptId: number): Promise<number> {
  const [row] = await tx
    .select({ total: sum(refunds.amountFcfa).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.attemptId, attemptId), ne(refunds.state, "refused")));
  return row?.total ?? 0;
}

/** The units that the earlier refunds of a payment withheld. */
async function unitsWithheld(tx: Database, attemptId: number): Promise<number> {
  const [row] = await tx
    .select({ total: sum(refunds.units).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.attemptId, attemptId), ne(refunds.state, "refused")));
  return row?.total ?? 0;
}

/** The units that an attempt gave: those of its payment, also where it was paid twice; none for a deposit. */
async function unitsGiven(
  tx: Database,
  payment: { id: number; units: number; channelId: number | null },
  attempt: { id: number; state: string },
): Promise<number> {
  if (payment.channelId === null) return 0;
  if (attempt.state === "paid") return payment.units;
  const [given] = await tx
    .select({ units: creditMoves.units })
    .from(creditMoves)
    .where(eq(creditMoves.key, surplusKey(attempt.id)));
  return given?.units ?? 0;
}
