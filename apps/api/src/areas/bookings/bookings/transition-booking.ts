import {
  type BookingSide,
  type BookingState,
  bookingMachine,
} from "@jdj/contract/bookings/booking-states";
import { refusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { lockCalendar, writeBusyDay } from "./busy-days.ts";
import type { StoredBooking } from "./queries.ts";
import { bookings } from "./tables.ts";

/** A booking, its row and its provider's calendar locked; null for a missing one. */
export async function lockBooking(tx: Database, id: number): Promise<StoredBooking | null> {
  const [named] = await tx
    .select({ providerId: bookings.providerId })
    .from(bookings)
    .where(eq(bookings.id, id));
  if (!named) return null;
  await lockCalendar(tx, named.providerId);
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id)).for("update");
  return booking ?? null;
}

/**
 * Moves a locked booking to another state, and writes whether its day is full.
 * @throws state-changed (409) when the side may not make that move now
 */
export async function transitionBooking(
  tx: Database,
  booking: StoredBooking,
  move: {
    to: BookingState;
    by: BookingSide;
    now: Date;
    reason?: string | null;
    dueAt?: Date | null;
  },
): Promise<void> {
  const { to, by, now, reason = booking.reason, dueAt = null } = move;
  if (!bookingMachine.may(booking.state, to, by)) throw refusal("state-changed");
  await tx
    .update(bookings)
    .set({ state: to, reason, dueAt, transitionedAt: now })
    .where(eq(bookings.id, booking.id));
  await writeBusyDay(tx, booking.providerId, booking.day);
}
