import { refusal } from "@jdj/contract/call/refusals";
import type { TeamRole } from "@jdj/contract/call/team-policy";
import { at } from "@jdj/contract/paths/addresses";
import { dateIn, longDate } from "@jdj/french/dates";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { endOpenDispute } from "../../disputes/end-dispute.ts";
import { lockDeposit } from "../../ledger/deposits/hold-deposit.ts";
import { returnDeposit } from "../../ledger/deposits/return-deposit.ts";
import { holdsFunds } from "../../payments/subjects/holds-funds.ts";
import {
  closeSubjectPayment,
  openSubjectPayment,
} from "../../payments/subjects/open-subject-payment.ts";
import { giveBackAs } from "../../providers/team/give-money-back.ts";
import { isProviderSuspended } from "../../quotes/quote-requests/is-provider-suspended.ts";
import { notifyCustomer } from "../emails/notify.ts";
import { findPackage } from "../packages/queries.ts";
import { depositBy } from "./booking-times.ts";
import type { StoredBooking } from "./queries.ts";
import { lockBooking, transitionBooking } from "./transition-booking.ts";

/** What a provider answers. */
export interface BookingAnswer {
  to: "confirmed" | "refused" | "withdrawn";
  /** What the customer reads. */
  reason: string | null;
  /** What who answers is in the provider's team. */
  role?: TeamRole;
}

/**
 * Confirms, refuses or cancels a booking for its provider. A confirmation opens the payment of the
 * deposit, where one is asked for and payments are open; a cancellation gives a paid one back,
 * whatever the date. The same answer twice changes nothing.
 * @throws not-found for another provider's; state-changed (409) when it changed meanwhile or its day has
 * passed; provider-suspended (409) for a confirmation; owner-only-refund (403)
 */
export async function answerBooking(
  context: RequestContext,
  providerId: number,
  id: number,
  { to, reason, role = "owner" }: BookingAnswer,
): Promise<void> {
  const { jobs, now } = context;
  await context.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, id);
    if (booking?.providerId !== providerId) throw refusal("not-found");
    if (booking.state === to) return;
    if (booking.day < dateIn(now)) throw refusal("state-changed");
    if (to === "confirmed" && (await isProviderSuspended(tx, providerId)))
      throw refusal("provider-suspended");
    if (to === "withdrawn") {
      const deposit = await lockDeposit(tx, { kind: "booking", id });
      await giveBackAs({ ...context, db: tx }, role, {
        providerId,
        amountFcfa: deposit ? deposit.paidFcfa - deposit.returnedFcfa : 0,
        what: `${booking.packageName}, ${longDate(booking.day)}`,
        path: at("proBookings"),
      });
    }
    const asksDeposit = to === "confirmed" && (await askDeposit(tx, context, booking));
    const dueAt = asksDeposit ? depositBy(now, booking.day) : null;
    await transitionBooking(tx, booking, { to, by: "provider", now, reason, dueAt });
    if (to !== "confirmed") {
      await closeSubjectPayment(tx, { kind: "booking", id }, now);
      await endOpenDispute({ ...context, db: tx }, { kind: "booking", id }, "closed");
      await returnDeposit({ ...context, db: tx }, { kind: "booking", id });
    }
    await notifyCustomer(tx, jobs, booking, asksDeposit ? "deposit" : to);
  });
}

/** Opens the payment of the deposit of a booking; false where none is asked for. */
export async function askDeposit(
  tx: Database,
  { settings, now }: RequestContext,
  booking: StoredBooking,
): Promise<boolean> {
  const { id, customerId, depositFcfa: amountFcfa, packageName, day } = booking;
  if (amountFcfa === 0 || !holdsFunds(settings)) return false;
  const ordered = await findPackage(tx, booking.packageId);
  const label = `${packageName}, ${ordered?.providerName ?? ""}, ${longDate(day)}`;
  await openSubjectPayment(tx, {
    customerId,
    subject: { kind: "booking", id },
    amountFcfa,
    label,
    serviceDay: day,
    now,
  });
  return true;
}
