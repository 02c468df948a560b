import { and, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { externalCalendars, externalDays, providerBusyDays } from "./tables.ts";

/**
 * Writes a day as busy that is so in a calendar kept elsewhere. One that is busy for a reason of ours
 * keeps it.
 */
export async function writeExternalDay(
  tx: Database,
  providerId: number,
  day: string,
): Promise<void> {
  const [busy] = await tx
    .select({ day: externalDays.day })
    .from(externalDays)
    .innerJoin(externalCalendars, eq(externalCalendars.id, externalDays.calendarId))
    .where(and(eq(externalCalendars.providerId, providerId), eq(externalDays.day, day)))
    .limit(1);
  if (!busy) return;
  await tx
    .insert(providerBusyDays)
    .values({ providerId, day, reason: "external" })
    .onConflictDoNothing();
}
