import { refusal } from "@jdj/contract/call/refusals";
import { returnedDeposit } from "@jdj/contract/payments/cancellation";
import { dateIn } from "@jdj/french/dates";
import type { RequestContext } from "../../../app-context.ts";
import { endOpenDispute } from "../../disputes/end-dispute.ts";
import { returnDeposit } from "../../ledger/deposits/return-deposit.ts";
import { closeSubjectPayment } from "../../payments/subjects/open-subject-payment.ts";
import { notifyCustomer, notifyProvider } from "../emails/notify.ts";
import { lockBooking, transitionBooking } from "./transition-booking.ts";

/**
 * Cancels a customer's booking: its place is free again, an unpaid deposit is no longer asked for,
 * and of a paid one goes back what the table of cancellations says. A dispute of it is closed. A second press changes nothing.
 * @throws not-found for another's; state-changed (409) once it ended or its day came
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
    if (booking.day < dateIn(now)) throw refusal("state-changed");
    await transitionBooking(tx, booking, { to: "cancelled", by: "customer", now });
    await closeSubjectPayment(tx, { kind: "booking", id }, now);
    await endOpenDispute({ ...context, db: tx }, { kind: "booking", id }, "closed");
    await returnDeposit({ ...context, db: tx }, { kind: "booking", id }, (paidFcfa) =>
      returnedDeposit(paidFcfa, "customer", { day: booking.day, startedAt: null }, now),
    );
    await notifyProvider(tx, jobs, booking, "cancelled");
    await notifyCustomer(tx, jobs, booking, "cancelled");
  });
}
