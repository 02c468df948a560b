import { and, gte, lt, lte, max } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { countDays, type DayCount } from "./count-days.ts";
import { dayAfter, daysBetween } from "./days-between.ts";
import { activeEvents, dailyRequests, dailyStatistics } from "./tables.ts";

/** Days that are counted anew every night: payments, receipts and answers come late. */
const RECOUNTED_DAYS = 35;
/** Days that the first count looks back on: two periods of ninety days. */
const FIRST_DAYS = 180;
/** Rows of one statement. */
const BATCH = 1000;

/** The last day that was counted; null before the first count. */
export async function lastCountedDay(db: Database): Promise<string | null> {
  const [row] = await db.select({ day: max(dailyStatistics.day) }).from(dailyStatistics);
  return row?.day ?? null;
}

/** The first day that tonight's count looks at. `last`: the last counted day. */
export function firstDayToCount(today: string, last: string | null): string {
  const first = dayAfter(today, -FIRST_DAYS);
  if (last === null || last < first) return first;
  const dates = [dayAfter(today, -RECOUNTED_DAYS), dayAfter(last, 1)].toSorted();
  return dates[0] ?? first;
}

/** Stores the counts of the days that are over, and forgets what they were counted from. */
export async function storeDays({ db, now }: Pick<RequestContext, "db" | "now">): Promise<void> {
  const today = calendarDate(now);
  const [from, to] = [firstDayToCount(today, await lastCountedDay(db)), dayAfter(today, -1)];
  const counts = await countDays(db, { from, to, now });
  const mark = (day: string): DayCount => ({ day, name: "counted", key: "", value: 0 });
  const rows = [...daysBetween(from, to).map(mark), ...counts];
  await db.transaction(async (tx) => {
    await tx
      .delete(dailyStatistics)
      .where(and(gte(dailyStatistics.day, from), lte(dailyStatistics.day, to)));
    for (let at = 0; at < rows.length; at += BATCH)
      await tx.insert(dailyStatistics).values(rows.slice(at, at + BATCH));
    const forgotten = dayAfter(today, -RECOUNTED_DAYS);
    await tx.delete(activeEvents).where(lt(activeEvents.day, forgotten));
    await tx.delete(dailyRequests).where(lt(dailyRequests.day, forgotten));
  });
}
