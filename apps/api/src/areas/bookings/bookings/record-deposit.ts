import { type AppContext, requestContext } from "../../../app-context.ts";
import { refundSubject } from "../../payments/subjects/refund-subject.ts";
import { notifyCustomer, notifyProvider } from "../emails/notify.ts";
import { lockBooking, moveBooking } from "./move-booking.ts";

/**
 * Records that the deposit of a booking is paid. A deposit that arrives after the booking ended is
 * given back. A second call changes nothing.
 */
export async function recordDeposit(app: AppContext, bookingId: number): Promise<void> {
  const context = requestContext(app);
  await context.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    if (booking?.state === "paid" || booking?.state === "done") return;
    if (booking?.state !== "confirmed") {
      await refundSubject({ ...context, db: tx }, { kind: "booking", id: bookingId });
      return;
    }
    await moveBooking(tx, booking, { to: "paid", by: "product", now: context.now });
    await notifyProvider(tx, context.jobs, booking, "paid");
    await notifyCustomer(tx, context.jobs, booking, "paid");
  });
}
