import { and, eq, inArray, isNull, lte, or } from "drizzle-orm";
import { type AppContext, requestContext } from "../../../app-context.ts";
import { GatewayAway } from "../../../drivers/payments/port.ts";
import { describeError } from "../../../log.ts";
import { findAttempt } from "../payments/queries.ts";
import { recordRefundResult } from "./record-refund-result.ts";
import { type RefundState, refundBackoff, refundMachine } from "./refund-state.ts";
import type { Refund } from "./request-refund.ts";
import { refunds } from "./tables.ts";

/** After how long a company's answer counts as lost, in seconds. */
const LEASE_SECONDS = 60;
/** A company's list of refunds may lag: an unconfirmed refund is sent again only after this, in seconds. */
const LAG_SECONDS = 600;
/** Refunds handled in one batch. */
const BATCH = 20;

/** Sends a requested refund to the company; does nothing in any other state. */
export async function sendRefund(app: AppContext, refundId: number): Promise<void> {
  await sendTo(app, refundId, "requested");
}

/**
 * Handles the refunds that are due: sends those that were not sent, and checks those whose answer
 * was lost before it sends them again.
 */
export async function pollRefunds(app: AppContext): Promise<void> {
  const due = await app.db
    .select()
    .from(refunds)
    .where(lte(refunds.nextLookAt, app.clock()))
    .orderBy(refunds.nextLookAt)
    .limit(BATCH);
  for (const refund of due) {
    if (refund.state === "requested") await sendTo(app, refund.id, "requested");
    else await checkRefund(app, refund);
  }
}

async function sendTo(app: AppContext, refundId: number, from: RefundState): Promise<void> {
  const { db, now, payments } = requestContext(app);
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const [refund] = await db.transaction(async (tx) => {
    const [known] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for("update");
    const isFree = known?.state === from && refundMachine.may(from, "sending");
    if (!known || !isFree) return [];
    return tx
      .update(refunds)
      .set({
        state: refundMachine.transition(known.state, "sending"),
        attempts: known.attempts + 1,
        sentAt: now,
        nextLookAt: later(LEASE_SECONDS),
      })
      .where(eq(refunds.id, refundId))
      .returning();
  });
  const found = refund && (await findAttempt(db, refund.attemptId));
  const gateway = found && payments.gateways[found.attempt.gateway];
  if (!refund || !found || !gateway?.refund) return;
  try {
    const isTaken = await gateway.refund(found.attempt, refund.key);
    await recordRefundResult(
      requestContext(app),
      refund.id,
      isTaken ? "done" : "refused",
      "gateway",
    );
  } catch (error) {
    if (!(error instanceof GatewayAway)) throw error;
    app.log("warn", "refund-unconfirmed", { error: describeError(error) });
    await db
      .update(refunds)
      .set({
        state: refundMachine.transition(refund.state, "unconfirmed"),
        nextLookAt: later(refundBackoff(refund.attempts)),
      })
      .where(and(eq(refunds.id, refund.id), eq(refunds.state, refund.state)));
  }
}

/** Checks a refund whose answer was lost, or whose process died while it was sending. */
async function checkRefund(app: AppContext, refund: Refund): Promise<void> {
  const { db, jobs, now, payments, log } = requestContext(app);
  const found = await findAttempt(db, refund.attemptId);
  const gateway = found && payments.gateways[found.attempt.gateway];
  const waits = refundBackoff(refund.attempts);
  const [held] = await db
    .update(refunds)
    .set({ state: "unconfirmed", nextLookAt: new Date(now.getTime() + waits * 1000) })
    .where(
      and(
        eq(refunds.id, refund.id),
        inArray(refunds.state, refundMachine.before("unconfirmed")),
        or(isNull(refunds.nextLookAt), lte(refunds.nextLookAt, now)),
      ),
    )
    .returning();
  if (!held || !found || !gateway?.isRefunded) return;
  try {
    const since = held.sentAt ?? held.createdAt;
    if (await gateway.isRefunded(found.attempt, { since: held.createdAt, now })) {
      await recordRefundResult({ db, jobs, now }, held.id, "done", "gateway");
    } else if (now.getTime() - since.getTime() > LAG_SECONDS * 1000) {
      await sendTo(app, held.id, "unconfirmed");
    }
  } catch (error) {
    if (!(error instanceof GatewayAway)) throw error;
    log("warn", "gateway-away", { error: describeError(error) });
  }
}
