import { inArray, lt } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { monthsAgo, retentionPeriods } from "../../../retention-periods.ts";
import { joinRequests } from "../../cards/rsvp/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { deleteInBatches } from "./delete-in-batches.ts";

/**
 * Erases the guests of events long past with their deliveries, and the requests to join them. An
 * event without a date is not past.
 * @returns the number of erased guests
 */
export async function purgeGuests({ db, now }: RequestContext): Promise<number> {
  const past = db
    .select({ id: events.id })
    .from(events)
    .where(lt(events.weddingDate, calendarDate(monthsAgo(now, retentionPeriods.guestMonths))));
  const erased = await deleteInBatches(db, guests, inArray(guests.eventId, past));
  return erased + (await deleteInBatches(db, joinRequests, inArray(joinRequests.eventId, past)));
}
