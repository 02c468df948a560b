import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { fabricWithdrawals } from "./tables.ts";

/** What stands for the name of somebody whose account is erased. */
const ERASED_NAME = "Compte effacé";

/** Erases the name of a customer in the withdrawals that they asked for or decided: these outlive the account. */
export async function eraseWithdrawalNames(tx: Database, customerId: number): Promise<void> {
  await tx
    .update(fabricWithdrawals)
    .set({ askedName: ERASED_NAME })
    .where(eq(fabricWithdrawals.askedBy, customerId));
  await tx
    .update(fabricWithdrawals)
    .set({ decidedName: ERASED_NAME })
    .where(eq(fabricWithdrawals.decidedBy, customerId));
}
