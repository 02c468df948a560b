import { at } from "@jdj/contract/paths/addresses";
import { dateAndTime, longDate } from "@jdj/french/dates";
import { and, eq, inArray } from "drizzle-orm";
import type { ReadLeads } from "../../providers/lead-alerts/send-lead-alerts.ts";
import { bookings } from "./tables.ts";

/** The sentence about a new booking. */
export function bookingLead(day: string, due: Date | null): string {
  const answer = due === null ? "" : ` Répondez avant le ${dateAndTime(due)}.`;
  return `nouvelle réservation pour le ${longDate(day)}.${answer}`;
}

/** What is said of bookings that the provider has not answered yet. */
export const readBookingLeads: ReadLeads = async (db, bookingIds) => {
  const rows = await db
    .select({ id: bookings.id, day: bookings.day, dueAt: bookings.dueAt })
    .from(bookings)
    .where(and(inArray(bookings.id, [...bookingIds]), eq(bookings.state, "requested")));
  return new Map(
    rows.map(({ id, day, dueAt }) => [
      id,
      { sentence: bookingLead(day, dueAt), path: at("proBookings") },
    ]),
  );
};
