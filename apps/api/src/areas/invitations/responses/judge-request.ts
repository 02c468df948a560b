import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { and, eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { listCategories } from "../../notebook/guests/queries.ts";
import { answerChanges, guests } from "../../notebook/guests/tables.ts";
import { joinRequests } from "../rsvp/tables.ts";

/**
 * Takes somebody who added themselves into the guest list as coming. A guest of the list with the
 * same phone is confirmed and keeps the name that their hosts wrote.
 * @param categoryId null for the first category of the event
 * @throws not-found; field errors (422) for a category of another type of event
 */
export async function acceptRequest(
  { db, now }: RequestContext,
  event: EventWithType,
  requestId: number,
  categoryId: number | null,
): Promise<void> {
  const categories = await listCategories(db, event);
  const category = categories.find(({ id }) => categoryId === null || id === categoryId);
  if (!category) throw fieldRefusal({ guest_id: [notebookMessages.guestCategoryUnknown] });
  await db.transaction(async (tx) => {
    const [request] = await tx
      .delete(joinRequests)
      .where(
        and(
          eq(joinRequests.id, requestId),
          eq(joinRequests.eventId, event.id),
          eq(joinRequests.isRefused, false),
        ),
      )
      .returning();
    if (!request) throw refusal("not-found");
    const { civility, lastName, givenNames, email, phone1, phone2, askedAt } = request;
    const came = { answer: "yes" as const, answeredAt: askedAt };
    const [guest] = await tx
      .insert(guests)
      .values({
        eventId: event.id,
        categoryId: category.id,
        ...{ civility, lastName, givenNames, email, phone1, phone2 },
        ...came,
        createdAt: now,
      })
      .onConflictDoUpdate({
        target: [guests.eventId, guests.phone1],
        set: { ...came, version: sql`${guests.version} + 1` },
      })
      .returning({ id: guests.id });
    if (guest)
      await tx.insert(answerChanges).values({ guestId: guest.id, answer: "yes", at: askedAt });
  });
}

/**
 * Refuses somebody who added themselves: they are not shown again, even if they ask again.
 * @throws not-found
 */
export async function refuseRequest(
  { db }: RequestContext,
  event: EventWithType,
  requestId: number,
): Promise<void> {
  const refused = await db
    .update(joinRequests)
    .set({ isRefused: true })
    .where(and(eq(joinRequests.id, requestId), eq(joinRequests.eventId, event.id)))
    .returning({ id: joinRequests.id });
  if (refused.length === 0) throw refusal("not-found");
}
