import { and, eq, isNull, lte } from "drizzle-orm";
import { type AppContext, requestContext } from "../../../app-context.ts";
import { customers } from "../../identity/users/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { messages } from "./tables.ts";

/** Lets go the sends whose time has come. Their units were taken when they were planned. Those of a closed account stay. */
export async function sendScheduled(app: AppContext): Promise<void> {
  const { db, jobs, now } = requestContext(app);
  await db.transaction(async (tx) => {
    const due = await tx
      .update(messages)
      .set({ status: "sending" })
      .from(events)
      .innerJoin(customers, eq(customers.id, events.customerId))
      .where(
        and(
          eq(messages.status, "scheduled"),
          lte(messages.scheduledAt, now),
          eq(events.id, messages.eventId),
          isNull(customers.archivedAt),
        ),
      )
      .returning({ messageId: messages.id, customerId: events.customerId });
    for (const { messageId, customerId } of due)
      await jobs.enqueue(tx, "send-card", { messageId }, { customerId });
  });
}
