import { refusal } from "@jdj/contract/call/refusals";
import type { DisputeKind } from "@jdj/contract/disputes/dispute-states";
import { depositDisputeKinds } from "@jdj/contract/disputes/opening-rules";
import { dateIn, longDate } from "@jdj/french/dates";
import type { RequestContext } from "../../../app-context.ts";
import { openDispute } from "../../disputes/open-dispute.ts";
import { findLastDispute, isDisputed, type StoredDispute } from "../../disputes/queries.ts";
import { withPhotos } from "../../disputes/store-photos.ts";
import { lockDeposit } from "../../ledger/deposits/hold-deposit.ts";
import { leftOfDeposit, type StoredDeposit } from "../../ledger/deposits/queries.ts";
import type { StoredBooking } from "./queries.ts";
import { lockBooking } from "./transition-booking.ts";

/** What a customer may say of a booking now. @param last its last dispute */
export function bookingDisputeKinds(
  { state, day }: Pick<StoredBooking, "state" | "day">,
  deposit: StoredDeposit | null | undefined,
  last: Pick<StoredDispute, "state"> | null | undefined,
  now: Date,
): DisputeKind[] {
  const facts = {
    isHeld: deposit?.state === "held",
    isStanding: state === "paid" || state === "done",
    isDisputed: isDisputed(last),
    ...{ day, hasStarted: false },
  };
  return depositDisputeKinds(facts, dateIn(now));
}

/**
 * Opens a dispute about a customer's booking: its deposit is frozen until the provider has answered
 * and staff decide. The same again changes nothing.
 * @throws not-found for another customer's; dispute-not-possible (409) before its day, or once its
 * deposit is not held any more; a field error at `photos`; too-many-requests
 */
export async function disputeBooking(
  context: RequestContext,
  customerId: number,
  id: number,
  report: { kind: DisputeKind; reason: string; photos: readonly File[] },
): Promise<void> {
  const sender = { customerId, counted: String(customerId) };
  await withPhotos(context, sender, report.photos, (photoIds) =>
    context.db.transaction(async (tx) => {
      const booking = await lockBooking(tx, id);
      if (booking?.customerId !== customerId) throw refusal("not-found");
      const subject = { kind: "booking" as const, id };
      const deposit = await lockDeposit(tx, subject);
      const last = await findLastDispute(tx, subject);
      const { providerId, packageName, day } = booking;
      const opened = {
        ...{ subject, customerId, providerId, kind: report.kind, reason: report.reason, photoIds },
        label: `Réservation du ${longDate(day)}, ${packageName}`,
        reference: String(id),
        amountFcfa: deposit ? leftOfDeposit(deposit) : 0,
      };
      const offered = bookingDisputeKinds(booking, deposit, last, context.now);
      return openDispute({ ...context, db: tx }, opened, offered);
    }),
  );
}
