import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { EventWithType } from "./queries.ts";
import { events } from "./tables.ts";

/**
 * Says that an event does not take place; only its owners do so, never a message that they prepare. Its
 * scheduled invitations are cancelled by a job, with their credit given back.
 */
export async function cancelEvent(
  { db, now, jobs }: RequestContext,
  event: EventWithType,
): Promise<void> {
  await db.transaction(async (tx) => {
    const cancelled = await tx
      .update(events)
      .set({ cancelledAt: now })
      .where(and(eq(events.id, event.id), isNull(events.cancelledAt)))
      .returning({ id: events.id });
    if (cancelled.length > 0) await jobs.enqueue(tx, "event-cancelled", { eventId: event.id });
  });
}

/** Takes a cancellation back. What was scheduled and then cancelled stays cancelled. */
export async function reinstateEvent({ db }: RequestContext, event: EventWithType): Promise<void> {
  await db
    .update(events)
    .set({ cancelledAt: null })
    .where(and(eq(events.id, event.id), isNotNull(events.cancelledAt)));
}
