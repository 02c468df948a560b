import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { EventWithType } from "../events/queries.ts";
import { listCategories } from "./queries.ts";
import { guests } from "./tables.ts";

/**
 * Moves guests of an event to a category, or removes them with the cards sent to them: all or none.
 * @param categoryId null to remove
 * @returns how many guests that were
 * @throws not-found when one is not, or no longer, of this event; field errors (422) for a category
 * of another type of event
 */
export async function changeMany(
  { db }: RequestContext,
  event: EventWithType,
  ids: readonly number[],
  categoryId: number | null,
): Promise<number> {
  const chosen = [...new Set(ids)];
  const theirs = and(eq(guests.eventId, event.id), inArray(guests.id, chosen));
  if (categoryId !== null) {
    const categories = await listCategories(db, event.eventTypeId);
    if (!categories.some(({ id }) => id === categoryId))
      throw fieldRefusal({ guest_id: [notebookMessages.guestCategoryUnknown] });
  }
  return await db.transaction(async (tx) => {
    const found = { id: guests.id };
    const done =
      categoryId === null
        ? await tx.delete(guests).where(theirs).returning(found)
        : await tx
            .update(guests)
            .set({ categoryId, version: sql`${guests.version} + 1` })
            .where(theirs)
            .returning(found);
    if (done.length !== chosen.length) throw refusal("not-found");
    return done.length;
  });
}
