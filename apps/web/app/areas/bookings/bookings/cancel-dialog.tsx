import type { Booking } from "@jdj/contract/bookings/bookings";
import { longDate } from "@jdj/french/dates";
import { atName } from "@jdj/french/names";
import { refundSentence } from "#app/areas/payments/cancellation-terms.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";

/** The id of the dialog that cancels a booking; a button with `data-opens` opens it. */
export function cancelDialogId(bookingId: number): string {
  return `annuler-${bookingId}`;
}

/** The confirmation before a booking is cancelled, with what happens to its deposit. */
export function CancelDialog({ booking, busy }: { booking: Booking; busy: boolean }) {
  return (
    <ConfirmDialog
      id={cancelDialogId(booking.id)}
      title={"Annuler cette réservation\u00a0?"}
      fields={{ id: booking.id }}
      yes="Oui, annuler"
      no="Garder la réservation"
      busy={busy}
    >
      <p>
        «&nbsp;{booking.package_name}&nbsp;» {atName(booking.package.provider.name)}, le{" "}
        {longDate(booking.date_reservation)}. La date redevient libre pour d’autres.
      </p>
      <p>{depositSentence(booking)}</p>
    </ConfirmDialog>
  );
}

/** What a cancellation today does to the deposit. */
function depositSentence({ status, deposit, refund_fcfa: back }: Booking): string {
  if (status !== "paid" || deposit === null) return "Rien n’a été payé, rien ne vous sera demandé.";
  return refundSentence(deposit.amount_fcfa, back);
}
