import { isDepositReturned } from "@jdj/contract/bookings/booking-states";
import { refusal } from "@jdj/contract/call/refusals";
import { dateIn } from "@jdj/french/dates";
import type { RequestContext } from "../../../app-context.ts";
import { closeSubjectOrder } from "../../payments/subjects/open-subject-order.ts";
import { refundSubject } from "../../payments/subjects/refund-subject.ts";
import { notifyCustomer, notifyProvider } from "../emails/notify.ts";
import { lockBooking, moveBooking } from "./move-booking.ts";

/**
 * Cancels a customer's booking: its place is free again, an unpaid deposit is no longer asked for,
 * and a paid one is given back when the date is 14 days away or more. A second press changes nothing.
 * @throws not-found for another's; booking-moved (409) once it ended or its day came
 */
export async function cancelBooking(
  context: RequestContext,
  customerId: number,
  id: number,
): Promise<void> {
  const { jobs, now } = context;
  await context.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, id);
    if (booking?.customerId !== customerId) throw refusal("not-found");
    if (booking.state === "cancelled") return;
    const today = dateIn(now);
    if (booking.day < today) throw refusal("booking-moved");
    await moveBooking(tx, booking, { to: "cancelled", by: "customer", now });
    await closeSubjectOrder(tx, { kind: "booking", id }, now);
    if (isDepositReturned(booking.day, today))
      await refundSubject({ ...context, db: tx }, { kind: "booking", id });
    await notifyProvider(tx, jobs, booking, "cancelled");
    await notifyCustomer(tx, jobs, booking, "cancelled");
  });
}
