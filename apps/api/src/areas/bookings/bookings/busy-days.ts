import { holdingStates } from "@jdj/contract/bookings/booking-states";
import { and, count, eq, gte, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { providerBusyDays } from "../../providers/availability/tables.ts";
import { writeExternalDay } from "../../providers/availability/write-external-day.ts";
import { packages } from "../../providers/packages/tables.ts";
import { providers } from "../../providers/tables.ts";
import { bookings } from "./tables.ts";

/**
 * Locks a provider's calendar: bookings of one provider are written one after the other, so that
 * each sees the places that the others took.
 */
export async function lockCalendar(tx: Database, providerId: number): Promise<void> {
  await tx
    .select({ id: providers.id })
    .from(providers)
    .where(eq(providers.id, providerId))
    .for("no key update");
}

const stands = inArray(bookings.state, [...holdingStates]);

/** The busy day of a provider; null for a day on which they work. */
export async function findBusyDay(tx: Database, providerId: number, day: string) {
  const [found] = await tx
    .select()
    .from(providerBusyDays)
    .where(and(eq(providerBusyDays.providerId, providerId), eq(providerBusyDays.day, day)));
  return found ?? null;
}

/** The places of a package that are taken on a day. */
export async function takenPlaces(tx: Database, packageId: number, day: string): Promise<number[]> {
  const rows = await tx
    .select({ place: bookings.place })
    .from(bookings)
    .where(and(eq(bookings.packageId, packageId), eq(bookings.day, day), stands));
  return rows.map(({ place }) => place);
}

/**
 * Writes whether a provider is fully booked on a day: when each of their published packages has as
 * many bookings as it takes. A day that they closed themselves stays as it is. The calendar is
 * locked by the caller.
 */
export async function writeBusyDay(tx: Database, providerId: number, day: string): Promise<void> {
  const offered = await tx
    .select({ id: packages.id, capacity: packages.capacity })
    .from(packages)
    .where(
      and(
        eq(packages.providerId, providerId),
        isNotNull(packages.publishedAt),
        isNull(packages.removedAt),
      ),
    );
  const taken = await tx
    .select({ packageId: bookings.packageId, count: count() })
    .from(bookings)
    .where(and(eq(bookings.providerId, providerId), eq(bookings.day, day), stands))
    .groupBy(bookings.packageId);
  const countOf = (id: number) => taken.find(({ packageId }) => packageId === id)?.count ?? 0;
  const isFull = offered.length > 0 && offered.every(({ id, capacity }) => countOf(id) >= capacity);
  if (isFull) {
    await tx
      .insert(providerBusyDays)
      .values({ providerId, day, reason: "booked" })
      .onConflictDoNothing();
    return;
  }
  await tx
    .delete(providerBusyDays)
    .where(
      and(
        eq(providerBusyDays.providerId, providerId),
        eq(providerBusyDays.day, day),
        eq(providerBusyDays.reason, "booked"),
      ),
    );
  await writeExternalDay(tx, providerId, day);
}

/** Writes the busy days of a provider anew, after a change of what they offer. */
export async function writeBusyDays(
  tx: Database,
  providerId: number,
  today: string,
): Promise<void> {
  const days = await tx
    .selectDistinct({ day: bookings.day })
    .from(bookings)
    .where(and(eq(bookings.providerId, providerId), gte(bookings.day, today), stands));
  for (const { day } of days) await writeBusyDay(tx, providerId, day);
}
