import { bookingLabels, bookingMachine } from "@jdj/contract/bookings/booking-states";
import type { Booking } from "@jdj/contract/bookings/bookings";
import type { ReceivedBooking } from "@jdj/contract/bookings/provider-bookings";
import { returnedDeposit } from "@jdj/contract/payments/cancellation";
import type { SubjectPayment } from "@jdj/contract/payments/subjects";
import { dateIn } from "@jdj/french/dates";
import type { RequestContext } from "../../../app-context.ts";
import { presentDisputes } from "../../disputes/present.ts";
import { findLastDisputes } from "../../disputes/queries.ts";
import { findDeposits, presentDeposit } from "../../ledger/deposits/queries.ts";
import { findStaffHolds } from "../../ledger/staff-holds/queries.ts";
import { listSubjectPayments } from "../../payments/subjects/list-subject-payments.ts";
import { presentPackage } from "../packages/present.ts";
import { findPackages } from "../packages/queries.ts";
import { bookingDisputeKinds } from "./dispute-booking.ts";
import type { ReceivedRow, StoredBooking } from "./queries.ts";

const knowsOther = (state: StoredBooking["state"]) =>
  state === "confirmed" || state === "paid" || state === "done";

/** The disputes of some bookings, the deposits that we hold and what staff hold of them, by the numbers of the bookings. */
async function findMoney(
  context: RequestContext,
  ids: readonly number[],
  side: "customer" | "provider",
) {
  const [disputes, deposits, holds] = await Promise.all([
    findLastDisputes(context.db, "booking", ids),
    findDeposits(context.db, "booking", ids),
    findStaffHolds(context.db, "booking", ids),
  ]);
  const shown = await presentDisputes(context, [...disputes.values()], side);
  return {
    ...{ disputes, deposits },
    held: (id: number) => presentDeposit(deposits.get(id), holds.get(id)),
    dispute: (id: number) => shown.get(disputes.get(id)?.id ?? 0) ?? null,
  };
}

/** Bookings as their customer sees them. */
export async function presentBookings(
  context: RequestContext,
  rows: readonly StoredBooking[],
): Promise<Booking[]> {
  const today = dateIn(context.now);
  const ids = rows.map(({ id }) => id);
  const [packages, deposits, money] = await Promise.all([
    findPackages(context.db, [...new Set(rows.map(({ packageId }) => packageId))]),
    listSubjectPayments(context, "booking", ids),
    findMoney(context, ids, "customer"),
  ]);
  return rows.flatMap((row) => {
    const ordered = packages.find(({ id }) => id === row.packageId);
    if (!ordered) return [];
    const deposit = deposits.get(row.id) ?? null;
    const refundFcfa =
      deposit?.state === "paid"
        ? returnedDeposit(
            deposit.amount_fcfa,
            "customer",
            { day: row.day, startedAt: null },
            context.now,
          )
        : 0;
    return {
      id: row.id,
      package_id: row.packageId,
      customer_id: row.customerId,
      date_reservation: row.day,
      status: row.state,
      status_label: bookingLabels[row.state],
      price: row.priceFcfa,
      quantity: row.quantity,
      price_unit: row.priceUnit,
      deposit_fcfa: row.depositFcfa,
      deposit,
      refund_fcfa: refundFcfa,
      held: money.held(row.id),
      dispute: money.dispute(row.id),
      reason: row.reason,
      due_at: row.dueAt?.toISOString() ?? null,
      created_at: row.createdAt.toISOString(),
      package: presentPackage(ordered),
      package_name: row.packageName,
      is_offered: ordered.isShown,
      provider_phone: knowsOther(row.state) ? ordered.providerPhone : null,
      can: {
        cancel: row.day >= today && bookingMachine.may(row.state, "cancelled", "customer"),
        pay: row.state === "confirmed" && isToPay(deposit),
        refund: refundFcfa > 0,
        dispute: bookingDisputeKinds(
          row,
          money.deposits.get(row.id),
          money.disputes.get(row.id),
          context.now,
        ),
      },
    };
  });
}

function isToPay(deposit: SubjectPayment | null): boolean {
  return deposit?.state === "to-pay" || deposit?.state === "pending";
}

/** Bookings as their provider sees them; a suspended one confirms none. */
export async function presentReceived(
  context: RequestContext,
  rows: readonly ReceivedRow[],
  isSuspended: boolean,
): Promise<ReceivedBooking[]> {
  const today = dateIn(context.now);
  const ids = rows.map(({ booking }) => booking.id);
  const [deposits, money] = await Promise.all([
    listSubjectPayments(context, "booking", ids),
    findMoney(context, ids, "provider"),
  ]);
  return rows.map(({ booking, customerName, customerPhone, eventName }) => {
    const { state } = booking;
    const isOpen = booking.day >= today;
    return {
      id: booking.id,
      package_id: booking.packageId,
      package_name: booking.packageName,
      date_reservation: booking.day,
      status: state,
      status_label: bookingLabels[state],
      price: booking.priceFcfa,
      quantity: booking.quantity,
      price_unit: booking.priceUnit,
      deposit_fcfa: booking.depositFcfa,
      deposit_state: deposits.get(booking.id)?.state ?? null,
      held: money.held(booking.id),
      dispute: money.dispute(booking.id),
      customer_name: customerName,
      event_name: eventName,
      customer_phone: knowsOther(state) ? customerPhone : null,
      reason: booking.reason,
      due_at: booking.dueAt?.toISOString() ?? null,
      created_at: booking.createdAt.toISOString(),
      can: {
        confirm: isOpen && !isSuspended && bookingMachine.may(state, "confirmed", "provider"),
        refuse: isOpen && bookingMachine.may(state, "refused", "provider"),
        withdraw: isOpen && bookingMachine.may(state, "withdrawn", "provider"),
      },
    };
  });
}
