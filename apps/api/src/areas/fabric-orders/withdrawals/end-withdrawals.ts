import { CONFIRM_DAYS } from "@jdj/contract/payments/fabric-release";
import { withdrawalMachine } from "@jdj/contract/payouts/withdrawal-states";
import { and, asc, eq, lte } from "drizzle-orm";
import { type AppContext, type RequestContext, requestContext } from "../../../app-context.ts";
import { fabricOrders } from "../orders/tables.ts";
import { notifyMembers } from "./notify-members.ts";
import { lockWithdrawal } from "./queries.ts";
import { fabricWithdrawals } from "./tables.ts";

/** Withdrawals ended in one batch. */
const BATCH = 100;

/** Ends the withdrawals that nobody confirmed in seven days. Each in a transaction of its own. */
export async function endWithdrawals(app: AppContext): Promise<void> {
  const context = requestContext(app);
  const { db, now } = context;
  const before = new Date(now.getTime() - CONFIRM_DAYS * 86_400_000);
  const due = await db
    .select({
      withdrawalId: fabricWithdrawals.id,
      id: fabricOrders.id,
      eventId: fabricOrders.eventId,
    })
    .from(fabricWithdrawals)
    .innerJoin(fabricOrders, eq(fabricOrders.id, fabricWithdrawals.orderId))
    .where(and(eq(fabricWithdrawals.state, "asked"), lte(fabricWithdrawals.createdAt, before)))
    .orderBy(asc(fabricWithdrawals.createdAt))
    .limit(BATCH);
  for (const names of due)
    await db.transaction(async (tx) => {
      const { withdrawal } = await lockWithdrawal(tx, names);
      if (withdrawal.state !== "asked") return;
      await tx
        .update(fabricWithdrawals)
        .set({ state: withdrawalMachine.transition(withdrawal.state, "expired"), decidedAt: now })
        .where(eq(fabricWithdrawals.id, withdrawal.id));
      await notifyMembers({ ...context, db: tx }, names.eventId, withdrawal, "expired");
    });
}

/** Ends what waits for its confirmation of a locked fabric order that is cancelled, in the caller's transaction. */
export async function endOpenWithdrawals(
  context: Pick<RequestContext, "db" | "jobs" | "now">,
  { id, eventId }: { id: number; eventId: number },
): Promise<void> {
  const ended = await context.db
    .update(fabricWithdrawals)
    .set({
      state: withdrawalMachine.transition("asked", "refused", "product"),
      decidedAt: context.now,
    })
    .where(and(eq(fabricWithdrawals.orderId, id), eq(fabricWithdrawals.state, "asked")))
    .returning();
  for (const withdrawal of ended) await notifyMembers(context, eventId, withdrawal, "refused");
}
