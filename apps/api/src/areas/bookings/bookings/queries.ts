import { holdingStates } from "@jdj/contract/bookings/booking-states";
import { NEXT_BOOKINGS } from "@jdj/contract/bookings/provider-bookings";
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  type Placeholder,
  type SQL,
} from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { disputes } from "../../disputes/tables.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { packages } from "../../providers/packages/tables.ts";
import { providers } from "../../providers/tables.ts";
import { bookings } from "./tables.ts";

/** A booking as stored. */
export type StoredBooking = typeof bookings.$inferSelect;

/** The most bookings that a customer's page shows. */
const MOST_SHOWN = 200;

/** The bookings of a customer, the latest date first. */
export function listBookings(db: Database, customerId: number): Promise<StoredBooking[]> {
  return db
    .select()
    .from(bookings)
    .where(eq(bookings.customerId, customerId))
    .orderBy(desc(bookings.day), desc(bookings.id))
    .limit(MOST_SHOWN);
}

/** A booking of a customer; null for another's and a missing one alike. */
export async function findBooking(
  db: Database,
  customerId: number,
  id: number,
): Promise<StoredBooking | null> {
  const [found] = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), eq(bookings.customerId, customerId)));
  return found ?? null;
}

const listed = [...holdingStates, "done" as const];

const selectBookingsOfEvent = preparedQuery(
  "bookings-of-event",
  (db, { eventId }: Values<{ eventId: number }>) =>
    db
      .select({
        booking: bookings,
        providerName: providers.name,
        providerPhone: providers.phone,
        serviceTypeId: packages.serviceTypeId,
      })
      .from(bookings)
      .innerJoin(providers, eq(providers.id, bookings.providerId))
      .innerJoin(packages, eq(packages.id, bookings.packageId))
      .where(and(eq(bookings.eventId, eventId), inArray(bookings.state, listed)))
      .orderBy(asc(bookings.day), asc(bookings.id))
      .limit(MOST_SHOWN),
);

/** The bookings for an event that stand or took place, by date. */
export function listBookingsOfEvent(db: Database, eventId: number) {
  return selectBookingsOfEvent(db, { eventId });
}

/** Which bookings a provider's page shows. */
export type ReceivedShown = "waiting" | "upcoming" | "disputed" | "all";

const isUpcoming = (today: string | Placeholder) =>
  and(inArray(bookings.state, ["confirmed", "paid"]), gte(bookings.day, today));

/** Some bookings of a provider, with who booked: those that wait and those to come by date, the others from the newest. */
export function listReceived(
  db: Database,
  providerId: number,
  asked: { show: ReceivedShown; today: string; offset: number; limit: number },
) {
  const shown: Record<ReceivedShown, SQL | undefined> = {
    waiting: eq(bookings.state, "requested"),
    upcoming: isUpcoming(asked.today),
    disputed: inArray(
      bookings.id,
      db
        .select({ id: disputes.subjectId })
        .from(disputes)
        .where(and(eq(disputes.providerId, providerId), eq(disputes.subjectKind, "booking"))),
    ),
    all: undefined,
  };
  const isNewestFirst = asked.show === "all" || asked.show === "disputed";
  const order = isNewestFirst ? [desc(bookings.id)] : [asc(bookings.day), asc(bookings.id)];
  return selectReceived(db)
    .where(and(eq(bookings.providerId, providerId), shown[asked.show]))
    .orderBy(...order)
    .offset(asked.offset)
    .limit(asked.limit);
}

function selectReceived(db: Database) {
  return db
    .select({
      booking: bookings,
      customerName: users.name,
      customerPhone: users.phone,
      eventName: events.name,
    })
    .from(bookings)
    .innerJoin(customers, eq(customers.id, bookings.customerId))
    .innerJoin(users, eq(users.id, customers.userId))
    .leftJoin(events, and(eq(events.id, bookings.eventId), isNull(events.deletedAt)));
}

export type ReceivedRow = Awaited<ReturnType<typeof listReceived>>[number];

/** The nearest bookings of a provider from a day on. */
export const listNext = preparedQuery(
  "next-bookings",
  (db, { providerId, today }: Values<{ providerId: number; today: string }>) =>
    selectReceived(db)
      .where(and(eq(bookings.providerId, providerId), isUpcoming(today)))
      .orderBy(asc(bookings.day), asc(bookings.id))
      .limit(NEXT_BOOKINGS),
);

const selectWaiting = preparedQuery(
  "bookings-waiting",
  (db, { providerId }: Values<{ providerId: number }>) =>
    db
      .select({ waiting: count() })
      .from(bookings)
      .where(and(eq(bookings.providerId, providerId), eq(bookings.state, "requested"))),
);

/** How many bookings wait for a provider's answer. */
export async function countWaiting(db: Database, providerId: number): Promise<number> {
  const [row] = await selectWaiting(db, { providerId });
  return row?.waiting ?? 0;
}

/** The standing bookings of a provider from a day on, by package. */
export async function countUpcoming(
  db: Database,
  providerId: number,
  today: string,
): Promise<Map<number, number>> {
  const rows = await db
    .select({ packageId: bookings.packageId, upcoming: count() })
    .from(bookings)
    .where(
      and(
        eq(bookings.providerId, providerId),
        gte(bookings.day, today),
        inArray(bookings.state, [...holdingStates]),
      ),
    )
    .groupBy(bookings.packageId);
  return new Map(rows.map(({ packageId, upcoming }) => [packageId, upcoming]));
}
