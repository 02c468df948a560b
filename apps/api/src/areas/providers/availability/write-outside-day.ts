import { and, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { outsideCalendars, outsideDays, providerBusyDays } from "./tables.ts";

/**
 * Writes a day as busy that is so in a calendar kept elsewhere. One that is busy for a reason of ours
 * keeps it.
 */
export async function writeOutsideDay(
  tx: Database,
  providerId: number,
  day: string,
): Promise<void> {
  const [busy] = await tx
    .select({ day: outsideDays.day })
    .from(outsideDays)
    .innerJoin(outsideCalendars, eq(outsideCalendars.id, outsideDays.calendarId))
    .where(and(eq(outsideCalendars.providerId, providerId), eq(outsideDays.day, day)))
    .limit(1);
  if (!busy) return;
  await tx
    .insert(providerBusyDays)
    .values({ providerId, day, reason: "outside" })
    .onConflictDoNothing();
}
