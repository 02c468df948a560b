import { reminderAt } from "@jdj/contract/disputes/dispute-states";
import { and, asc, eq, isNull } from "drizzle-orm";
import { type AppContext, type RequestContext, requestContext } from "../../app-context.ts";
import { askStaff } from "./ask-staff.ts";
import { notifyBoth, notifyProvider } from "./emails/notify.ts";
import { lockDispute } from "./queries.ts";
import { disputes } from "./tables.ts";

/** Disputes looked at in one batch. */
const BATCH = 200;

/**
 * Reminds those who have not answered a dispute, a day before their time ends; when it has ended,
 * staff are asked to decide and both sides are told. Each in a transaction of its own.
 */
export async function remindDisputes(app: AppContext): Promise<void> {
  const context = requestContext(app);
  const waiting = await context.db
    .select({ id: disputes.id })
    .from(disputes)
    .where(
      and(eq(disputes.state, "open"), isNull(disputes.answeredAt), isNull(disputes.staffAskedAt)),
    )
    .orderBy(asc(disputes.createdAt))
    .limit(BATCH);
  for (const { id } of waiting) await remind(context, id);
}

async function remind(context: RequestContext, id: number): Promise<void> {
  const { now } = context;
  await context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const dispute = await lockDispute(tx, id);
    if (dispute?.state !== "open" || dispute.answeredAt !== null) return;
    if (dispute.staffAskedAt !== null) return;
    if (now >= dispute.answerBy || dispute.providerId === null) {
      await tx.update(disputes).set({ staffAskedAt: now }).where(eq(disputes.id, id));
      await askStaff(inside, dispute);
      await notifyBoth(inside, dispute, "unanswered");
    } else if (dispute.remindedAt === null && now >= reminderAt(dispute.createdAt)) {
      await tx.update(disputes).set({ remindedAt: now }).where(eq(disputes.id, id));
      await notifyProvider(inside, dispute, "reminder");
    }
  });
}
