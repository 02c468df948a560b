import { holdingStates } from "@jdj/contract/bookings/booking-states";
import { dateIn } from "@jdj/french/dates";
import { and, eq, gte, inArray } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { bookings } from "./tables.ts";

/** Cancels the bookings to come of a customer whose account is closed, by the rules of a cancellation. */
export async function cancelBookingsOfAccount(
  context: RequestContext,
  customerId: number,
): Promise<void> {
  const standing = await context.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.customerId, customerId),
        gte(bookings.day, dateIn(context.now)),
        inArray(bookings.state, [...holdingStates]),
      ),
    );
  for (const { id } of standing) await cancelBooking(context, customerId, id);
}
