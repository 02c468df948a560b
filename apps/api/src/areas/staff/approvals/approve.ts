import { isDeepStrictEqual } from "node:util";
import { refusal } from "@jdj/contract/call/refusals";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { markKeySeenTo, tellStaff } from "../../identity/notices/tell-staff.ts";
import { staffMembers } from "../../identity/staff/tables.ts";
import { recordChange } from "../audit/record-change.ts";
import { approvalKey, approvalNotice } from "./approval-notice.ts";
import { mayApprove, needsSecondPerson } from "./approval-rules.ts";
import { staffApprovals } from "./tables.ts";

/** A member of staff who makes a change. */
export interface StaffAuthor {
  id: number;
  name: string;
}

/** What the first of two people asked for. */
export type Approval = typeof staffApprovals.$inferSelect;

/** The action of the log under which the first person's request stands: `payments.request-refund`. */
function requestOf(action: `${string}.${string}`): `${string}.${string}` {
  const [resource, verb] = action.split(".");
  return `${resource}.request-${verb}`;
}

/** @throws access-too-new when an admin gave this person access or a role within the last day */
async function refuseFreshAccess(tx: Database, staffId: number, now: Date): Promise<void> {
  const [member] = await tx
    .select({ accessChangedAt: staffMembers.accessChangedAt })
    .from(staffMembers)
    .where(eq(staffMembers.userId, staffId));
  if (!mayApprove(member?.accessChangedAt ?? null, now)) throw refusal("access-too-new");
}

/**
 * Writes the first request of two, logs it and tells those who may be the second; one for the same
 * record is replaced.
 */
export async function requestApproval(
  tx: Database,
  author: StaffAuthor,
  asked: {
    action: `${string}.${string}`;
    recordId: number | string;
    amount: number;
    detail: string;
    change?: Record<string, unknown>;
    page?: string;
    isSetting?: boolean;
    now: Date;
  },
): Promise<number> {
  const { action, amount, detail, change = null, now } = asked;
  const recordId = String(asked.recordId);
  const request = { staffId: author.id, staffName: author.name, detail, amount, change };
  const [written] = await tx
    .insert(staffApprovals)
    .values({ action, recordId, ...request, createdAt: now })
    .onConflictDoUpdate({
      target: [staffApprovals.action, staffApprovals.recordId],
      set: { ...request, createdAt: now },
    })
    .returning({ id: staffApprovals.id });
  if (!written) throw new Error("The request was not written");
  const after = { ...(change ?? { amount }), reason: detail, waits_for_approval: true };
  const logged = { action: requestOf(action), id: recordId, before: null, after };
  await recordChange(tx, author, now, logged);
  await markKeySeenTo(tx, now, approvalKey(action, recordId));
  const { page, isSetting = false } = asked;
  const notice = approvalNotice({ id: written.id, action, recordId, isSetting, page });
  await tellStaff(tx, now, { ...notice, text: `Demandé par ${author.name}`, by: author });
  return written.id;
}

/**
 * Lets a second person stand for a request: somebody else, with access of more than a day.
 * @throws second-person-needed; access-too-new
 */
export async function takeApproval(
  tx: Database,
  author: StaffAuthor,
  first: Approval,
  now: Date,
): Promise<string> {
  if (first.staffId === author.id) throw refusal("second-person-needed");
  await refuseFreshAccess(tx, author.id, now);
  await dropApproval(tx, now, first);
  return `${first.staffName}, ${author.name}`;
}

const asStored = (change: Record<string, unknown>): unknown => JSON.parse(JSON.stringify(change));

/**
 * Whether an action may be done now, in the transaction that does it. Above the limit it waits until
 * another member of staff asks for it too, whatever the limit is by then; the first request is
 * logged, and deleted when the second comes. A request of something else begins anew.
 * @returns `waits` for the first request of two; else who asked for it, of one or two people
 * @throws second-person-needed when the first person asks again; access-too-new
 */
export async function approve(
  tx: Database,
  author: StaffAuthor,
  asked: {
    action: `${string}.${string}`;
    recordId: number | string;
    amount: number;
    /** What was done for the same person on that day already, in the same unit. */
    doneToday?: number;
    limit: number;
    detail: string;
    /** What exactly is asked for, where the record alone does not say it. */
    change?: Record<string, unknown>;
    /** The page of the console that shows it, where it is not that of the record: `orders/12/show`. */
    page?: string;
    now: Date;
  },
): Promise<{ waits: true } | { waits: false; askedBy: string; first: Approval | null }> {
  const { action, amount, doneToday = 0, limit, change = {}, now } = asked;
  const isOf = and(
    eq(staffApprovals.action, action),
    eq(staffApprovals.recordId, String(asked.recordId)),
  );
  const [first] = await tx.select().from(staffApprovals).where(isOf).for("update");
  const isSame =
    // The database keeps the fields of a change in an order of its own.
    first?.amount === amount && isDeepStrictEqual(first.change ?? {}, asStored(change));
  if (first && isSame)
    return { waits: false, askedBy: await takeApproval(tx, author, first, now), first };
  if (first || needsSecondPerson(amount + doneToday, limit)) {
    await requestApproval(tx, author, asked);
    return { waits: true };
  }
  return { waits: false, askedBy: author.name, first: null };
}

/** Forgets the first request of an action that was done, or is not done any more, and what was told of it. */
export async function dropApproval(
  tx: Database,
  now: Date,
  asked: { action: string; recordId: number | string },
): Promise<void> {
  const { action } = asked;
  const recordId = String(asked.recordId);
  await tx
    .delete(staffApprovals)
    .where(and(eq(staffApprovals.action, action), eq(staffApprovals.recordId, recordId)));
  await markKeySeenTo(tx, now, approvalKey(action, recordId));
}

/** The requests of an action that wait for a second person, by the number of the record. */
export async function listApprovals(
  db: Database,
  action: `${string}.${string}`,
  recordIds: readonly number[],
): Promise<Map<number, Approval>> {
  if (recordIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(staffApprovals)
    .where(
      and(
        eq(staffApprovals.action, action),
        inArray(staffApprovals.recordId, recordIds.map(String)),
      ),
    );
  return new Map(rows.map((row) => [Number(row.recordId), row]));
}

/** A waiting request of a sum in the shape of the contract. */
export function presentSum(approval: Approval | undefined) {
  const shown = presentApproval(approval);
  return approval && shown ? { ...shown, amount_fcfa: approval.amount } : null;
}

/** A waiting request in the shape of the contract. */
export function presentApproval(approval: Approval | undefined) {
  if (!approval) return null;
  const { staffName, detail, createdAt } = approval;
  return { requested_by: staffName, reason: detail, created_at: createdAt.toISOString() };
}
