import { eq } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { contributionCash } from "./cash/tables.ts";
import { contributionRegisters } from "./register/tables.ts";
import { contributionWithdrawals } from "./withdrawals/tables.ts";

/** What stands for the name of somebody whose account is erased. */
const ERASED_NAME = "Compte effacé";

/** Erases the name of a customer in the registers of others, where they noted, answered or closed: these outlive the account. */
export async function eraseContributionNames(tx: Database, customerId: number): Promise<void> {
  await tx
    .update(contributionCash)
    .set({ recordedName: ERASED_NAME })
    .where(eq(contributionCash.recordedBy, customerId));
  await tx
    .update(contributionCash)
    .set({ decidedName: ERASED_NAME })
    .where(eq(contributionCash.decidedBy, customerId));
  await tx
    .update(contributionRegisters)
    .set({ closedName: ERASED_NAME })
    .where(eq(contributionRegisters.closedBy, customerId));
  await tx
    .update(contributionWithdrawals)
    .set({ askedName: ERASED_NAME })
    .where(eq(contributionWithdrawals.askedBy, customerId));
  await tx
    .update(contributionWithdrawals)
    .set({ decidedName: ERASED_NAME })
    .where(eq(contributionWithdrawals.decidedBy, customerId));
}
