import type { StaffHold } from "@jdj/contract/payments/staff-hold";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { type staffHoldSubjects, staffHolds } from "./tables.ts";

/** A sale whose money may be held. */
export interface HoldableSale {
  kind: (typeof staffHoldSubjects)[number];
  id: number;
}

/** A hold as stored. */
export type StoredStaffHold = typeof staffHolds.$inferSelect;

/** The holds of some sales of a kind by their numbers, each list the oldest first. */
export async function findStaffHolds(
  db: Database,
  kind: HoldableSale["kind"],
  ids: readonly number[],
): Promise<Map<number, StoredStaffHold[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(staffHolds)
    .where(and(eq(staffHolds.subjectKind, kind), inArray(staffHolds.subjectId, [...ids])))
    .orderBy(asc(staffHolds.id));
  return Map.groupBy(rows, ({ subjectId }) => subjectId);
}

/** The open hold of a sale; null for none. The caller has locked the sale, or its deposit. */
export async function findOpenHold(
  tx: Database,
  { kind, id }: HoldableSale,
): Promise<StoredStaffHold | null> {
  const [found] = await tx
    .select()
    .from(staffHolds)
    .where(
      and(
        eq(staffHolds.subjectKind, kind),
        eq(staffHolds.subjectId, id),
        isNull(staffHolds.endedAt),
      ),
    );
  return found ?? null;
}

/** The open one of the holds of a sale; null for none. */
export function openHoldOf(holds: readonly StoredStaffHold[] | undefined): StoredStaffHold | null {
  return holds?.find(({ endedAt }) => endedAt === null) ?? null;
}

/** A hold as both sides read it. */
export function presentStaffHold({
  reason,
  heldAt,
  endedAt,
  endReason,
}: StoredStaffHold): StaffHold {
  return {
    ...{ reason, held_at: heldAt.toISOString() },
    ...{ ended_at: endedAt?.toISOString() ?? null, end_reason: endReason },
  };
}
