import { refusal } from "@jdj/contract/call/refusals";
import { type PayoutState, payoutMachine } from "@jdj/contract/payouts/payout-state";
import { and, eq, gte, ne, sum } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../../app-context.ts";
import type { Database } from "../../../../database/connect.ts";
import { companyFor } from "../../../../drivers/payouts/company-for.ts";
import { markPageSeenTo } from "../../../identity/notices/tell-staff.ts";
import { approve, dropApproval, type StaffAuthor } from "../../../staff/approvals/approve.ts";
import { recordChange } from "../../../staff/audit/record-change.ts";
import { tellBeneficiary } from "../../emails/tell-beneficiary.ts";
import { isPayeeSuspended, type StoredPayout } from "../payee.ts";
import { type PayoutResult, settlePayout } from "../settle-payout.ts";
import { payouts } from "../tables.ts";

/** The actions that a second person repeats above the limit. */
export const payoutActions = ["approve", "pay", "fail", "reverse"] as const;

/** The page of a payout in the console. */
const pageOf = (id: number) => `payouts/${id}/show`;

/** A payout, locked. @throws not-found; state-changed where the table does not permit the state */
async function lockFor(tx: Database, id: number, to: PayoutState): Promise<StoredPayout> {
  const [payout] = await tx.select().from(payouts).where(eq(payouts.id, id)).for("update");
  if (!payout) throw refusal("not-found");
  if (!payoutMachine.may(payout.state, to)) throw refusal("state-changed");
  return payout;
}

async function refuseSuspended(tx: Database, payout: StoredPayout): Promise<void> {
  if (await isPayeeSuspended(tx, payout)) throw refusal("payee-suspended");
}

/** What was approved for the same beneficiary since midnight, without this payout, in FCFA. */
async function approvedToday(tx: Database, payout: StoredPayout, now: Date): Promise<number> {
  const { id, providerId, eventId } = payout;
  if (providerId === null && eventId === null) return 0;
  const isSame =
    providerId === null ? eq(payouts.eventId, eventId ?? 0) : eq(payouts.providerId, providerId);
  const midnight = new Date(`${calendarDate(now)}T00:00:00.000Z`);
  const [row] = await tx
    .select({ total: sum(payouts.amountFcfa).mapWith(Number) })
    .from(payouts)
    .where(and(isSame, ne(payouts.id, id), gte(payouts.approvedAt, midnight)));
  return row?.total ?? 0;
}

/**
 * Approves a payout. Above the limit, with what the same beneficiary was approved on that day, it waits
 * until another member of staff approves it too.
 * @throws not-found; state-changed; payee-suspended; second-person-needed; access-too-new
 */
export async function approvePayout(
  context: RequestContext,
  author: StaffAuthor,
  id: number,
): Promise<void> {
  const { now, settings, jobs } = context;
  await context.db.transaction(async (tx) => {
    const payout = await lockFor(tx, id, "approved");
    // What a company gave back because our wallet was short is approved already.
    if (!payoutMachine.may(payout.state, "approved", "staff")) throw refusal("state-changed");
    await refuseSuspended(tx, payout);
    const action = "payouts.approve" as const;
    const amount = payout.amountFcfa;
    const asked = { action, recordId: id, amount, limit: settings.refundApprovalFcfa, now };
    const doneToday = await approvedToday(tx, payout, now);
    await markPageSeenTo(tx, now, pageOf(id));
    const approved = await approve(tx, author, { ...asked, doneToday, detail: payout.phone });
    if (approved.waits) return;
    const state = payoutMachine.transition(payout.state, "approved", "staff");
    const after = { state, approvedAt: now, approvedBy: approved.askedBy };
    await tx.update(payouts).set(after).where(eq(payouts.id, id));
    await tellBeneficiary({ db: tx, jobs }, { ...payout, ...after }, "approved");
    const logged = { state: "approved", amount_fcfa: amount };
    await recordChange(tx, author, now, {
      action,
      id,
      before: { state: payout.state },
      after: logged,
    });
  });
}

/**
 * Has an approved payout sent by its company: the job sends it once, whoever asks again.
 * @throws not-found; state-changed; payee-suspended; no-payout-company
 */
export async function sendByCompany(
  context: RequestContext,
  author: StaffAuthor,
  id: number,
): Promise<void> {
  const { now, jobs } = context;
  await context.db.transaction(async (tx) => {
    const payout = await lockFor(tx, id, "sent");
    await refuseSuspended(tx, payout);
    const company = companyFor(context.payouts, payout.method);
    if (company === null) throw refusal("no-payout-company");
    await dropApproval(tx, now, { action: "payouts.pay", recordId: id });
    await jobs.enqueue(tx, "send-payout", { payoutId: id });
    const after = { company: company.name, amount_fcfa: payout.amountFcfa };
    const before = { state: payout.state };
    await recordChange(tx, author, now, { action: "payouts.send", id, before, after });
  });
}

/** A result that staff record: of a transfer by hand, or of one whose company they asked elsewhere. */
interface RecordedResult {
  change: "pay" | "fail" | "reverse";
  result: PayoutResult;
}

/**
 * Records what became of a payout. Above the limit it waits until another member of staff says the same.
 * @throws not-found; state-changed; payee-suspended; second-person-needed; access-too-new
 */
export async function recordResult(
  context: RequestContext,
  author: StaffAuthor,
  id: number,
  { change, result }: RecordedResult,
): Promise<void> {
  const { now, settings } = context;
  const action = `payouts.${change}` as const;
  await context.db.transaction(async (tx) => {
    const payout = await lockFor(tx, id, result.state);
    if (change === "pay" && payout.state === "approved") await refuseSuspended(tx, payout);
    const amount = payout.amountFcfa;
    const detail = result.state === "confirmed" ? result.transferReference : result.reason;
    const asked = { action, recordId: id, amount, limit: settings.refundApprovalFcfa, now, detail };
    await markPageSeenTo(tx, now, pageOf(id));
    const approved = await approve(tx, author, asked);
    if (approved.waits) return;
    await settlePayout({ ...context, db: tx }, payout, result, approved.askedBy);
    for (const other of payoutActions)
      await dropApproval(tx, now, { action: `payouts.${other}`, recordId: id });
    const after = { state: result.state, amount_fcfa: amount, detail };
    await recordChange(tx, author, now, { action, id, before: { state: payout.state }, after });
  });
}

/** Refuses a payout that was not sent: it is owed again. @throws not-found; state-changed */
export async function refusePayout(
  context: RequestContext,
  author: StaffAuthor,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const { now } = context;
  await context.db.transaction(async (tx) => {
    const payout = await lockFor(tx, id, "refused");
    for (const action of payoutActions)
      await dropApproval(tx, now, { action: `payouts.${action}`, recordId: id });
    await markPageSeenTo(tx, now, pageOf(id));
    const result = { state: "refused", reason } as const;
    await settlePayout({ ...context, db: tx }, payout, result, author.name);
    const after = { state: "refused", amount_fcfa: payout.amountFcfa, reason };
    const before = { state: payout.state };
    await recordChange(tx, author, now, { action: "payouts.refuse", id, before, after });
  });
}
