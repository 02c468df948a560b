import type { DisputeSubject } from "@jdj/contract/disputes/dispute-states";
import { isFinal } from "@jdj/contract/disputes/opening-rules";
import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { disputePhotos, disputes } from "./tables.ts";

/** A dispute as stored. */
export type StoredDispute = typeof disputes.$inferSelect;

/** What a dispute is about. */
export interface Disputed {
  kind: DisputeSubject;
  id: number;
}

const isAbout = ({ kind, id }: Disputed) =>
  and(eq(disputes.subjectKind, kind), eq(disputes.subjectId, id));

/** The last dispute about something; null for none. */
export async function findLastDispute(
  db: Database,
  subject: Disputed,
): Promise<StoredDispute | null> {
  const [found] = await db
    .select()
    .from(disputes)
    .where(isAbout(subject))
    .orderBy(desc(disputes.id))
    .limit(1);
  return found ?? null;
}

/** The last dispute about each of some things of a kind, by their numbers. */
export async function findLastDisputes(
  db: Database,
  kind: DisputeSubject,
  ids: readonly number[],
): Promise<Map<number, StoredDispute>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(disputes)
    .where(and(eq(disputes.subjectKind, kind), inArray(disputes.subjectId, [...ids])))
    .orderBy(asc(disputes.id));
  return new Map(rows.map((row) => [row.subjectId, row]));
}

/** Whether something is disputed, or was decided: another dispute about it is not possible. */
export function isDisputed(last: Pick<StoredDispute, "state"> | null | undefined): boolean {
  return last != null && isFinal(last.state);
}

/** The open dispute about something, its row locked; null for none. */
export async function lockOpenDispute(
  tx: Database,
  subject: Disputed,
): Promise<StoredDispute | null> {
  const [found] = await tx
    .select()
    .from(disputes)
    .where(and(isAbout(subject), eq(disputes.state, "open")))
    .for("update");
  return found ?? null;
}

/** A dispute, its row locked; null for a missing one. */
export async function lockDispute(tx: Database, id: number): Promise<StoredDispute | null> {
  const [found] = await tx.select().from(disputes).where(eq(disputes.id, id)).for("update");
  return found ?? null;
}

/** The photos of some disputes, in the order in which they were added. */
export function listPhotos(db: Database, disputeIds: readonly number[]) {
  return db
    .select()
    .from(disputePhotos)
    .where(inArray(disputePhotos.disputeId, [...disputeIds]))
    .orderBy(asc(disputePhotos.id));
}
