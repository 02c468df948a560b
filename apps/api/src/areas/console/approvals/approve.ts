import { refusal } from "@jdj/contract/call/refusals";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { recordChange } from "../audit/record-change.ts";
import { staffApprovals } from "./tables.ts";

/** A member of staff who makes a change. */
export interface StaffAuthor {
  id: number;
  name: string;
}

/** What the first of two people asked for. */
export type Approval = typeof staffApprovals.$inferSelect;

/** Whether an amount needs a second member of staff. @param limit the setting, in the same unit */
export function needsSecondPerson(amount: number, limit: number): boolean {
  return amount > limit;
}

/** The action of the log under which the first person's request stands: `payments.request-refund`. */
function requestOf(action: `${string}.${string}`): `${string}.${string}` {
  const [resource, verb] = action.split(".");
  return `${resource}.request-${verb}`;
}

/**
 * Whether an action may be done now, in the transaction that does it. Above the limit it waits until
 * another member of staff asks for it too; the first request is logged, and deleted when the second comes.
 * @returns `waits` for the first request of two; else who asked for it, of one or two people
 * @throws second-person-needed when the first person asks again
 */
export async function approve(
  tx: Database,
  author: StaffAuthor,
  asked: {
    action: `${string}.${string}`;
    recordId: number | string;
    amount: number;
    limit: number;
    detail: string;
    now: Date;
  },
): Promise<{ waits: true } | { waits: false; askedBy: string; first: Approval | null }> {
  const { action, amount, limit, detail, now } = asked;
  const recordId = String(asked.recordId);
  const isOf = and(eq(staffApprovals.action, action), eq(staffApprovals.recordId, recordId));
  const [first] = await tx.select().from(staffApprovals).where(isOf).for("update");
  if (needsSecondPerson(amount, limit)) {
    if (!first) {
      const request = { staffId: author.id, staffName: author.name, detail, amount };
      await tx.insert(staffApprovals).values({ action, recordId, ...request, createdAt: now });
      const after = { amount, reason: detail, waits_for_approval: true };
      const change = { action: requestOf(action), id: recordId, before: null, after };
      await recordChange(tx, author, now, change);
      return { waits: true };
    }
    if (first.staffId === author.id) throw refusal("second-person-needed");
  }
  await tx.delete(staffApprovals).where(isOf);
  const askedBy = first ? `${first.staffName}, ${author.name}` : author.name;
  return { waits: false, askedBy, first: first ?? null };
}

/** Forgets the first request of an action that is not done any more. */
export async function dropApproval(
  tx: Database,
  action: `${string}.${string}`,
  recordId: number | string,
): Promise<void> {
  await tx
    .delete(staffApprovals)
    .where(and(eq(staffApprovals.action, action), eq(staffApprovals.recordId, String(recordId))));
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

/** A waiting request in the shape of the contract. */
export function presentApproval(approval: Approval | undefined) {
  if (!approval) return null;
  const { staffName, detail, createdAt } = approval;
  return { requested_by: staffName, reason: detail, created_at: createdAt.toISOString() };
}
