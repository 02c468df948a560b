import { dateIn } from "@jdj/french/dates";
import { and, inArray, lt, lte } from "drizzle-orm";
import { type AppContext, type RequestContext, requestContext } from "../../../app-context.ts";
import { closeSubjectPayment } from "../../payments/subjects/open-subject-payment.ts";
import { notifyCustomer, notifyProvider } from "../emails/notify.ts";
import { bookings } from "./tables.ts";
import { lockBooking, transitionBooking } from "./transition-booking.ts";

/** Bookings ended in one batch. */
const BATCH = 100;

/**
 * Ends bookings by the calendar: those without an answer or a deposit in time expire and free their
 * place; those whose day has passed took place. Each in a transaction of its own.
 */
export async function endBookings(app: AppContext): Promise<void> {
  const context = requestContext(app);
  const { db, now } = context;
  const due = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(lte(bookings.dueAt, now))
    .orderBy(bookings.dueAt)
    .limit(BATCH);
  for (const { id } of due) await expireBooking(context, id);
  const past = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(inArray(bookings.state, ["confirmed", "paid"]), lt(bookings.day, dateIn(now))))
    .orderBy(bookings.day)
    .limit(BATCH);
  for (const { id } of past) await finishBooking(context, id);
}

async function expireBooking(context: RequestContext, id: number): Promise<void> {
  const { jobs, now } = context;
  await context.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, id);
    const isDue = booking?.dueAt != null && booking.dueAt <= now;
    if (!booking || !isDue) return;
    await transitionBooking(tx, booking, { to: "expired", by: "product", now });
    await closeSubjectPayment(tx, { kind: "booking", id }, now);
    await notifyCustomer(tx, jobs, booking, "expired");
    await notifyProvider(tx, jobs, booking, "expired");
  });
}

async function finishBooking({ db, now }: RequestContext, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const booking = await lockBooking(tx, id);
    const takesPlace =
      booking?.state === "paid" || (booking?.state === "confirmed" && booking.dueAt === null);
    if (!booking || !takesPlace || booking.day >= dateIn(now)) return;
    await transitionBooking(tx, booking, { to: "done", by: "product", now });
  });
}
