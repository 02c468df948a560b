import { inArray, lt } from "drizzle-orm";
import { calendarDate, type Moment } from "../../world.ts";
import { joinRequests } from "../cards/rsvp/tables.ts";
import { events } from "../notebook/events/tables.ts";
import { guests } from "../notebook/guests/tables.ts";
import { keptFor, monthsAgo } from "./periods.ts";

/** Erases the guests of feasts long past, with their copies of cards, and whoever asked to be one. A feast without a date has not passed. */
export async function forgetGuests({ db, now }: Moment): Promise<void> {
  const past = db
    .select({ id: events.id })
    .from(events)
    .where(lt(events.weddingDate, calendarDate(monthsAgo(now, keptFor.guestMonths))));
  await db.delete(guests).where(inArray(guests.eventId, past));
  await db.delete(joinRequests).where(inArray(joinRequests.eventId, past));
}
