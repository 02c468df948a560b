import { lt } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { monthsAgo, retentionPeriods } from "../../../retention-periods.ts";
import { bookings } from "../../bookings/bookings/tables.ts";
import { deleteInBatches } from "./delete-in-batches.ts";

/**
 * Erases the bookings of packages whose day was so long ago. Orders and receipts of their deposits
 * stay as long as accounting requires; reviews that they proved stay.
 */
export function purgeBookings({ db, now }: RequestContext): Promise<number> {
  const before = calendarDate(monthsAgo(now, retentionPeriods.bookingMonths));
  return deleteInBatches(db, bookings, lt(bookings.day, before));
}
