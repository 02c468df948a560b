import { and, eq, isNull, lte } from "drizzle-orm";
import { type AppContext, requestContext } from "../../../app-context.ts";
import { customers } from "../../identity/users/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { changeStatus } from "./change-status.ts";
import { campaigns } from "./tables.ts";

/**
 * Starts the scheduled campaigns whose time has come, but for paused ones, those of closed accounts and of
 * deleted events. Their units were taken when they were scheduled.
 */
export async function startScheduled(app: AppContext): Promise<void> {
  const { db, jobs, now } = requestContext(app);
  await db.transaction(async (tx) => {
    const due = await tx
      .select({ id: campaigns.id, status: campaigns.status, customerId: events.customerId })
      .from(campaigns)
      .innerJoin(events, eq(events.id, campaigns.eventId))
      .innerJoin(customers, eq(customers.id, events.customerId))
      .where(
        and(
          eq(campaigns.status, "scheduled"),
          lte(campaigns.scheduledAt, now),
          isNull(campaigns.pausedAt),
          isNull(customers.archivedAt),
          isNull(events.deletedAt),
        ),
      )
      .orderBy(campaigns.id)
      .for("update", { of: campaigns });
    for (const { id, status, customerId } of due)
      if (await changeStatus(tx, { id, status }, "sending"))
        await jobs.enqueue(tx, "send-card", { campaignId: id }, { customerId });
  });
}
