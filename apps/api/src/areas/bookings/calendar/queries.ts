import type { BookingState } from "@jdj/contract/bookings/booking-states";
import type { QuoteStatus } from "@jdj/contract/quotes/quote-state";
import { and, asc, between, count, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { ceremonies, eventCeremonies } from "../../notebook/ceremonies/tables.ts";
import { eventTypes } from "../../notebook/event-types/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { quotes } from "../../quotes/offers/tables.ts";
import { quoteRequests } from "../../quotes/quote-requests/tables.ts";
import { bookings } from "../bookings/tables.ts";

/** The first and the last day, `YYYY-MM-DD`. */
export interface Period {
  first: string;
  last: string;
}

/** The bookings that are shown: those that are asked for, stand, or took place. */
const shownBookings: BookingState[] = ["requested", "confirmed", "paid", "done"];

/** The requests that are shown: those that neither side has ended without a service. */
const shownQuotes: QuoteStatus[] = [
  ...(["TO_BE_TREATED", "ACCEPTED", "QUOTE_SEND", "QUOTE_ACCEPTED", "IN_PROGRESS"] as const),
  ...(["DONE", "DONE_ACCEPTED"] as const),
];

/** What a calendar shows at most: a page stays a page. */
const MOST_SHOWN = 1000;

/** The bookings of a provider for these days. */
export function listBookings(db: Database, providerId: number, { first, last }: Period) {
  return db
    .select({
      id: bookings.id,
      day: bookings.day,
      title: bookings.packageName,
      state: bookings.state,
      customerName: users.name,
      customerPhone: users.phone,
      eventId: events.id,
      event: events.name,
    })
    .from(bookings)
    .innerJoin(customers, eq(customers.id, bookings.customerId))
    .innerJoin(users, eq(users.id, customers.userId))
    .leftJoin(events, and(eq(events.id, bookings.eventId), isNull(events.deletedAt)))
    .where(
      and(
        eq(bookings.providerId, providerId),
        inArray(bookings.state, shownBookings),
        between(bookings.day, first, last),
      ),
    )
    .orderBy(asc(bookings.day), asc(bookings.id))
    .limit(MOST_SHOWN);
}

/** The requests of a provider whose service, or else event, is on these days. */
export function listQuotes(db: Database, providerId: number, { first, last }: Period) {
  const day = sql<string>`coalesce((
    select ${quotes.serviceDay} from ${quotes}
    where ${quotes.requestId} = ${quoteRequests.id} order by ${quotes.id} desc limit 1
  ), ${events.weddingDate})::text`;
  return db
    .select({
      id: quoteRequests.id,
      day,
      title: quoteRequests.service,
      state: quoteRequests.status,
      customerName: quoteRequests.givenNames,
      customerPhone: quoteRequests.phone,
      eventId: events.id,
      event: eventTypes.name,
    })
    .from(quoteRequests)
    .leftJoin(events, and(eq(events.id, quoteRequests.eventId), isNull(events.deletedAt)))
    .leftJoin(eventTypes, eq(eventTypes.id, events.eventTypeId))
    .where(
      and(
        eq(quoteRequests.providerId, providerId),
        inArray(quoteRequests.status, shownQuotes),
        between(day, first, last),
      ),
    )
    .orderBy(asc(day), asc(quoteRequests.id))
    .limit(MOST_SHOWN);
}

/** How many guests each of these events has. */
export async function countGuestsOf(
  db: Database,
  eventIds: readonly number[],
): Promise<Map<number, number>> {
  if (eventIds.length === 0) return new Map();
  const rows = await db
    .select({ id: guests.eventId, count: count() })
    .from(guests)
    .where(inArray(guests.eventId, [...eventIds]))
    .groupBy(guests.eventId);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** The ceremonies of these events that take place, each with its day. */
export async function listCeremoniesOf(db: Database, eventIds: readonly number[]) {
  if (eventIds.length === 0) return [];
  return db
    .select({
      eventId: events.id,
      day: sql<
        string | null
      >`case when ${ceremonies.isMain} then ${events.weddingDate} else ${eventCeremonies.heldOn} end::text`,
      name: ceremonies.name,
      time: eventCeremonies.time,
      place: eventCeremonies.place,
    })
    .from(eventCeremonies)
    .innerJoin(events, eq(events.id, eventCeremonies.eventId))
    .innerJoin(ceremonies, eq(ceremonies.id, eventCeremonies.ceremonyId))
    .where(and(inArray(eventCeremonies.eventId, [...eventIds]), eq(eventCeremonies.isActive, true)))
    .orderBy(asc(eventCeremonies.time), asc(ceremonies.position));
}
