import { and, eq, isNull, lte } from "drizzle-orm";
import { type AppContext, requestContext } from "../../../app-context.ts";
import { customers } from "../../identity/users/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { campaigns } from "./tables.ts";

/** Lets go the sends whose time has come. Their units were taken when they were planned. Those of a closed account stay. */
export async function startScheduled(app: AppContext): Promise<void> {
  const { db, jobs, now } = requestContext(app);
  await db.transaction(async (tx) => {
    const due = await tx
      .update(campaigns)
      .set({ status: "sending" })
      .from(events)
      .innerJoin(customers, eq(customers.id, events.customerId))
      .where(
        and(
          eq(campaigns.status, "scheduled"),
          lte(campaigns.scheduledAt, now),
          eq(events.id, campaigns.eventId),
          isNull(customers.archivedAt),
        ),
      )
      .returning({ campaignId: campaigns.id, customerId: events.customerId });
    for (const { campaignId, customerId } of due)
      await jobs.enqueue(tx, "send-card", { campaignId }, { customerId });
  });
}
