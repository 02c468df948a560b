import { refusal } from "@jdj/contract/call/refusals";
import { type DisputeState, disputeMachine } from "@jdj/contract/disputes/dispute-states";
import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../../app-context.ts";
import type { Database } from "../../database/connect.ts";
import { markPageSeenTo } from "../identity/notices/tell-staff.ts";
import { freezeDeposit } from "../ledger/deposits/freeze-deposit.ts";
import { findDeposits } from "../ledger/deposits/queries.ts";
import { notifyBoth } from "./emails/notify.ts";
import { phaseOf } from "./present.ts";
import { type Disputed, lockDispute, lockOpenDispute, type StoredDispute } from "./queries.ts";
import { disputes } from "./tables.ts";

/** Ends a locked dispute, and its freeze. */
async function end(
  tx: Database,
  dispute: StoredDispute,
  fields: Partial<Decision> & { state: Exclude<DisputeState, "open">; endedAt: Date },
): Promise<StoredDispute> {
  const { id, subjectKind, subjectId } = dispute;
  const phase = phaseOf(dispute, fields.endedAt);
  const [ended] = await tx
    .update(disputes)
    .set({ ...fields, state: disputeMachine.transition(phase, fields.state) })
    .where(eq(disputes.id, id))
    .returning();
  if (!ended) throw new Error("The dispute has vanished");
  await markPageSeenTo(tx, fields.endedAt, `disputes/${id}/show`);
  if (subjectKind !== "suborder")
    await freezeDeposit(tx, { kind: subjectKind, id: subjectId }, false);
  return ended;
}

/**
 * Ends a customer's own dispute: its money goes on as if there had been none. A second press changes
 * nothing.
 * @throws not-found for another's; dispute-ended (409)
 */
export async function withdrawDispute(
  context: RequestContext,
  customerId: number,
  id: number,
): Promise<void> {
  const { db, now } = context;
  await db.transaction(async (tx) => {
    const dispute = await lockDispute(tx, id);
    if (dispute?.customerId !== customerId) throw refusal("not-found");
    if (dispute.state === "withdrawn") return;
    if (!disputeMachine.may(phaseOf(dispute, now), "withdrawn", "customer"))
      throw refusal("dispute-ended");
    const ended = await end(tx, dispute, { state: "withdrawn", endedAt: now });
    await notifyBoth({ ...context, db: tx }, ended, "withdrawn");
  });
}

/**
 * Ends the open dispute about something that its customer confirmed (`withdrawn`), or that was
 * cancelled or given back (`closed`): the money is what that says. In the caller's transaction
 * (`context.db`), in which the row of the thing is locked; nothing happens without one.
 */
export async function endOpenDispute(
  context: RequestContext,
  subject: Disputed,
  state: "withdrawn" | "closed",
): Promise<void> {
  const { db: tx, now } = context;
  const dispute = await lockOpenDispute(tx, subject);
  if (dispute === null) return;
  await notifyBoth(context, await end(tx, dispute, { state, endedAt: now }), state);
}

/** Ends the open dispute about a deposit of which a refund by staff has left nothing. */
export async function endReturned(
  context: RequestContext,
  subject: Disputed & { kind: "booking" | "quote" },
): Promise<void> {
  const deposit = (await findDeposits(context.db, subject.kind, [subject.id])).get(subject.id);
  if (deposit?.state === "returned") await endOpenDispute(context, subject, "closed");
}

/** What staff decided. */
export interface Decision {
  decision: string;
  /** Who asked for it, of one or two people. */
  decidedBy: string;
  refundFcfa: number;
  releasedFcfa: number;
}

/** Records what staff decided of a locked dispute, in the transaction that divides its money. */
export async function recordDecision(
  context: RequestContext,
  dispute: StoredDispute,
  decision: Decision,
): Promise<void> {
  const { db: tx, now } = context;
  const ended = await end(tx, dispute, { ...decision, state: "decided", endedAt: now });
  await notifyBoth(context, ended, "decided");
}

/** Ends the open disputes of a customer whose account is erased: the money goes on. Nobody is told. */
export async function closeDisputesOf(tx: Database, customerId: number, now: Date): Promise<void> {
  const open = await tx
    .select()
    .from(disputes)
    .where(and(eq(disputes.customerId, customerId), eq(disputes.state, "open")))
    .for("update");
  for (const dispute of open) await end(tx, dispute, { state: "closed", endedAt: now });
}
