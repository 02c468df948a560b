import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { EventWithType } from "../events/queries.ts";
import { changeSeats } from "../group-links/move-up-waiting-list.ts";
import { listCategories } from "./queries.ts";
import { guests } from "./tables.ts";

/** What happens to many guests at once. */
type ManyChange = { ids: readonly number[] } & (
  | { action: "remove" }
  | { action: "categorise"; guest_id: number }
  /** Null makes each of them a guest of their own again. */
  | { action: "household"; household: string | null }
);

/**
 * Moves guests of an event to a category, joins them to a household, or removes them with the cards
 * sent to them: all or none. Seats of groups that become free go to their waiting lists.
 * @returns how many guests that were
 * @throws not-found when one is not, or no longer, of this event; field errors (422) for a category
 * of another type of event
 */
export async function changeManyGuests(
  context: RequestContext,
  event: EventWithType,
  change: ManyChange,
): Promise<number> {
  const { db } = context;
  const chosen = [...new Set(change.ids)];
  const theirs = and(eq(guests.eventId, event.id), inArray(guests.id, chosen));
  if (change.action === "categorise") {
    const categories = await listCategories(db, event);
    if (!categories.some(({ id }) => id === change.guest_id))
      throw fieldRefusal({ guest_id: [notebookMessages.guestCategoryUnknown] });
  }
  return await db.transaction(async (tx) => {
    const found = { id: guests.id };
    const done =
      change.action === "remove"
        ? await changeSeats(tx, context, { guestIds: chosen, mayExceed: true }, () =>
            tx.delete(guests).where(theirs).returning(found),
          )
        : await tx
            .update(guests)
            .set({ ...valuesOf(change), version: sql`${guests.version} + 1` })
            .where(theirs)
            .returning(found);
    if (done.length !== chosen.length) throw refusal("not-found");
    return done.length;
  });
}

function valuesOf(change: Exclude<ManyChange, { action: "remove" }>) {
  return change.action === "categorise"
    ? { categoryId: change.guest_id }
    : { household: change.household };
}
