import type { HeldDeposit } from "@jdj/contract/payments/held-deposit";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { openHoldOf, presentStaffHold, type StoredStaffHold } from "../staff-holds/queries.ts";
import type { DepositSubject } from "./hold-deposit.ts";
import { heldDeposits } from "./tables.ts";

/** A deposit as stored. */
export type StoredDeposit = typeof heldDeposits.$inferSelect;

/** The paid deposits of some things of a kind, by their numbers. */
export async function findDeposits(
  db: Database,
  kind: DepositSubject["kind"],
  ids: readonly number[],
): Promise<Map<number, StoredDeposit>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(heldDeposits)
    .where(and(eq(heldDeposits.subjectKind, kind), inArray(heldDeposits.subjectId, [...ids])));
  return new Map(rows.map((row) => [row.subjectId, row]));
}

/** What is left of a deposit, in FCFA: paid, and not given back. */
export function leftOfDeposit({ paidFcfa, returnedFcfa }: StoredDeposit): number {
  return paidFcfa - returnedFcfa;
}

/** A deposit as both sides see what it waits for; null for none. @param holds those of staff */
export function presentDeposit(
  deposit: StoredDeposit | null | undefined,
  holds: readonly StoredStaffHold[] | undefined,
): HeldDeposit | null {
  if (!deposit) return null;
  const hold = openHoldOf(holds);
  return {
    amount_fcfa: leftOfDeposit(deposit),
    state: deposit.state,
    release_at: deposit.releaseAt?.toISOString() ?? null,
    is_frozen: deposit.isFrozen,
    staff_hold: hold && presentStaffHold(hold),
  };
}
