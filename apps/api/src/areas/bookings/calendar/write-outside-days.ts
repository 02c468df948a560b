import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import {
  outsideCalendars,
  outsideDays,
  providerBusyDays,
} from "../../providers/availability/tables.ts";
import { writeBusyDays } from "../bookings/busy-days.ts";

/**
 * Replaces the days of one calendar kept elsewhere; nothing is written where they are the same. The
 * provider's calendar is locked by the caller.
 */
export async function replaceOutsideDays(
  tx: Database,
  { id, providerId }: { id: number; providerId: number },
  days: readonly string[],
  today: string,
): Promise<void> {
  const known = await tx
    .select({ day: outsideDays.day })
    .from(outsideDays)
    .where(eq(outsideDays.calendarId, id))
    .orderBy(asc(outsideDays.day));
  if (known.map(({ day }) => day).join() === days.join()) return;
  await tx.delete(outsideDays).where(eq(outsideDays.calendarId, id));
  if (days.length > 0)
    await tx.insert(outsideDays).values(days.map((day) => ({ calendarId: id, day })));
  await writeOutsideDays(tx, providerId, today);
}

/**
 * Writes the busy days of a provider anew after a change of the calendars kept elsewhere: days that
 * they closed alone are open again. The provider's calendar is locked by the caller.
 */
export async function writeOutsideDays(
  tx: Database,
  providerId: number,
  today: string,
): Promise<void> {
  const { day, reason } = providerBusyDays;
  await tx
    .delete(providerBusyDays)
    .where(and(eq(providerBusyDays.providerId, providerId), eq(reason, "outside")));
  // A day that is fully booked may have been hidden behind one of them.
  await writeBusyDays(tx, providerId, today);
  const days = await tx
    .selectDistinct({ day: outsideDays.day })
    .from(outsideDays)
    .innerJoin(outsideCalendars, eq(outsideCalendars.id, outsideDays.calendarId))
    .where(eq(outsideCalendars.providerId, providerId));
  if (days.length === 0) return;
  await tx
    .insert(providerBusyDays)
    .values(days.map((one) => ({ providerId, day: one.day, reason: "outside" as const })))
    .onConflictDoNothing({ target: [providerBusyDays.providerId, day] });
}
