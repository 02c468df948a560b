import { and, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { DepositSubject } from "./hold-deposit.ts";
import { heldDeposits } from "./tables.ts";

/** Freezes a deposit, or ends that, in the caller's transaction: it is not released meanwhile. */
export async function freezeDeposit(
  tx: Database,
  { kind, id }: DepositSubject,
  isFrozen: boolean,
): Promise<void> {
  await tx
    .update(heldDeposits)
    .set({ isFrozen })
    .where(and(eq(heldDeposits.subjectKind, kind), eq(heldDeposits.subjectId, id)));
}
