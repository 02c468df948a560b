import { releaseAfterService } from "@jdj/contract/payments/deposit-release";
import { eq } from "drizzle-orm";
import { type AppContext, requestContext } from "../../../app-context.ts";
import { holdDeposit, refuseDeposit } from "../../ledger/deposits/hold-deposit.ts";
import { packages } from "../../providers/packages/tables.ts";
import { isProviderSuspended } from "../../quotes/quote-requests/is-provider-suspended.ts";
import { notifyCustomer, notifyProvider } from "../emails/notify.ts";
import { lockBooking, transitionBooking } from "./transition-booking.ts";

/**
 * Records that the deposit of a booking is paid, and holds it for the provider until two days after
 * the booked one. A deposit that arrives after the booking ended, or its provider was suspended, is
 * given back. A second call changes nothing.
 */
export async function recordDeposit(
  app: AppContext,
  bookingId: number,
  paymentId: number,
): Promise<void> {
  const context = requestContext(app);
  const subject = { kind: "booking" as const, id: bookingId };
  await context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const booking = await lockBooking(tx, bookingId);
    if (booking?.state === "paid" || booking?.state === "done") return;
    if (booking?.state !== "confirmed" || (await isProviderSuspended(tx, booking.providerId))) {
      await refuseDeposit(inside, subject, paymentId);
      return;
    }
    await transitionBooking(tx, booking, { to: "paid", by: "product", now: context.now });
    const { providerId, day, eventId, packageId, customerId } = booking;
    const [booked] = await tx
      .select({ serviceTypeId: packages.serviceTypeId })
      .from(packages)
      .where(eq(packages.id, packageId));
    await holdDeposit(inside, subject, {
      paymentId,
      providerId,
      releaseFrom: releaseAfterService(day),
      eventId,
      serviceTypeId: booked?.serviceTypeId ?? null,
      page: { id: bookingId, customerId },
    });
    await notifyProvider(tx, context.jobs, booking, "paid");
    await notifyCustomer(tx, context.jobs, booking, "paid");
  });
}
