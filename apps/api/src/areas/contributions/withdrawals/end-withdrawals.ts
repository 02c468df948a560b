import { CONFIRM_DAYS } from "@jdj/contract/payments/fabric-release";
import { withdrawalMachine } from "@jdj/contract/payouts/withdrawal-states";
import { and, asc, eq, lte } from "drizzle-orm";
import { type AppContext, requestContext } from "../../../app-context.ts";
import { notifyMembers } from "./notify-members.ts";
import { contributionWithdrawals } from "./tables.ts";

/** Withdrawals ended in one batch. */
const BATCH = 100;

/** Ends the withdrawals that nobody confirmed in seven days. Each in a transaction of its own. */
export async function endContributionWithdrawals(app: AppContext): Promise<void> {
  const context = requestContext(app);
  const { db, now } = context;
  const before = new Date(now.getTime() - CONFIRM_DAYS * 86_400_000);
  const { id, state, createdAt } = contributionWithdrawals;
  const due = await db
    .select({ id })
    .from(contributionWithdrawals)
    .where(and(eq(state, "asked"), lte(createdAt, before)))
    .orderBy(asc(createdAt))
    .limit(BATCH);
  for (const one of due)
    await db.transaction(async (tx) => {
      const [ended] = await tx
        .update(contributionWithdrawals)
        .set({ state: withdrawalMachine.transition("asked", "expired"), decidedAt: now })
        .where(and(eq(id, one.id), eq(state, "asked")))
        .returning();
      if (ended) await notifyMembers({ ...context, db: tx }, ended, "expired");
    });
}
