import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import {
  externalCalendars,
  externalDays,
  providerBusyDays,
} from "../../providers/availability/tables.ts";
import { writeBusyDays } from "../bookings/busy-days.ts";

/**
 * Replaces the days of one calendar kept elsewhere; nothing is written where they are the same. The
 * provider's calendar is locked by the caller.
 */
export async function replaceExternalDays(
  tx: Database,
  { id, providerId }: { id: number; providerId: number },
  days: readonly string[],
  today: string,
): Promise<void> {
  const known = await tx
    .select({ day: externalDays.day })
    .from(externalDays)
    .where(eq(externalDays.calendarId, id))
    .orderBy(asc(externalDays.day));
  if (known.map(({ day }) => day).join() === days.join()) return;
  await tx.delete(externalDays).where(eq(externalDays.calendarId, id));
  if (days.length > 0)
    await tx.insert(externalDays).values(days.map((day) => ({ calendarId: id, day })));
  await writeExternalDays(tx, providerId, today);
}

/**
 * Writes the busy days of a provider anew after a change of the calendars kept elsewhere: days that
 * they closed alone are open again. The provider's calendar is locked by the caller.
 */
export async function writeExternalDays(
  tx: Database,
  providerId: number,
  today: string,
): Promise<void> {
  const { day, reason } = providerBusyDays;
  await tx
    .delete(providerBusyDays)
    .where(and(eq(providerBusyDays.providerId, providerId), eq(reason, "external")));
  // A day that is fully booked may have been hidden behind one of them.
  await writeBusyDays(tx, providerId, today);
  const days = await tx
    .selectDistinct({ day: externalDays.day })
    .from(externalDays)
    .innerJoin(externalCalendars, eq(externalCalendars.id, externalDays.calendarId))
    .where(eq(externalCalendars.providerId, providerId));
  if (days.length === 0) return;
  await tx
    .insert(providerBusyDays)
    .values(days.map((one) => ({ providerId, day: one.day, reason: "external" as const })))
    .onConflictDoNothing({ target: [providerBusyDays.providerId, day] });
}
