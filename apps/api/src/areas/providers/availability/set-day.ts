import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { CALENDAR_DAYS } from "@jdj/contract/providers/availability";
import { shopMessages as sentences } from "@jdj/contract/providers/profile-messages";
import { dateAfter } from "@jdj/french/dates";
import { and, eq } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { lockShop } from "../lock-shop.ts";
import { providerBusyDays } from "./tables.ts";
import { writeExternalDay } from "./write-external-day.ts";

/**
 * Closes a day of a shop, or opens it again. Doing it twice changes nothing.
 * @param day `YYYY-MM-DD`
 * @throws a field error at `day` for the past and beyond two years; day-booked, day-external
 */
export async function setDay(
  { db, now }: RequestContext,
  providerId: number,
  { day, closed }: { day: string; closed: boolean },
): Promise<void> {
  const today = calendarDate(now);
  if (day < today || day > dateAfter(today, CALENDAR_DAYS, "days"))
    throw fieldRefusal({ day: [sentences.dayPast] });
  await db.transaction(async (tx) => {
    await lockShop(tx, providerId);
    const isDay = and(eq(providerBusyDays.providerId, providerId), eq(providerBusyDays.day, day));
    const [busy] = await tx.select().from(providerBusyDays).where(isDay);
    if (busy?.reason === "booked") throw refusal("day-booked");
    if (busy?.reason === "external" && !closed) throw refusal("day-external");
    if (closed && !busy)
      await tx.insert(providerBusyDays).values({ providerId, day, reason: "closed" });
    if (closed) return;
    await tx.delete(providerBusyDays).where(isDay);
    await writeExternalDay(tx, providerId, day);
  });
}
