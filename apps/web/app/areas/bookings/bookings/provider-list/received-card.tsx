import type { ReceivedBooking } from "@jdj/contract/bookings/provider-bookings";
import { quantityText } from "@jdj/contract/prices/price-unit";
import { dateAndTime, longDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { displayPhone } from "@jdj/french/phone";
import { bookingTones } from "#app/areas/bookings/bookings/booking-tone.ts";
import { AnswerForm } from "#app/areas/disputes/answer-form.tsx";
import { DisputeNote } from "#app/areas/disputes/dispute-note.tsx";
import { heldForProvider } from "#app/areas/disputes/held-sentence.ts";
import { StaffHoldNote } from "#app/areas/disputes/staff-hold-note.tsx";
import { withdrawalSentence } from "#app/areas/payments/cancellation-terms.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import { Permitted } from "#app/ui/permitted.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

type ReceivedCardProps = {
  booking: ReceivedBooking;
  /** What the provider wrote of this booking, when it was refused. */
  refused: FormState | undefined;
  /** The same of an answer to a dispute, of this booking or another. */
  answered: FormState | undefined;
};

const deposits: Record<NonNullable<ReceivedBooking["deposit_state"]>, string> = {
  "to-pay": "à payer par le client",
  pending: "paiement en cours",
  paid: "payé",
  closed: "n’est plus demandé",
  refunding: "remboursement en cours",
  refunded: "remboursé",
};

/** A booking with what its provider may do now; works without script. */
export function ReceivedCard({ booking, refused, answered }: ReceivedCardProps) {
  const { id, can, deposit_state: deposit, dispute } = booking;
  const waits = heldForProvider(booking.held);
  return (
    <li className={`${kit.card} ${styles.card}`} id={`reservation-${id}`}>
      <div className={`${kit.toolbar} ${kit.between}`}>
        <h2 className={words.text18}>{longDate(booking.date_reservation)}</h2>
        <Badge tone={bookingTones[booking.status]}>{booking.status_label}</Badge>
      </div>
      <p>
        <strong>{booking.package_name}</strong>, {fcfa(booking.price)}
        {booking.price_unit === "event"
          ? null
          : ` (${quantityText(booking.price_unit, booking.quantity)})`}
      </p>
      <p>
        {booking.customer_name}
        {booking.event_name === null ? null : ` · ${booking.event_name}`}
        {booking.customer_phone === null ? null : (
          <>
            {" · "}
            <a href={`tel:${booking.customer_phone}`}>{displayPhone(booking.customer_phone)}</a>
          </>
        )}
      </p>
      <p className={words.note}>
        {booking.deposit_fcfa === 0
          ? "Sans acompte"
          : `Acompte de ${fcfa(booking.deposit_fcfa)}${deposit === null ? "" : ` : ${deposits[deposit]}`}`}
        {booking.due_at === null ? null : ` · avant le ${dateAndTime(booking.due_at)}`}
      </p>
      {waits === null ? null : <p className={words.note}>{waits}</p>}
      <StaffHoldNote hold={booking.held?.staff_hold} side="provider" />
      {dispute === null ? null : (
        <DisputeNote dispute={dispute} side="provider" name="">
          <AnswerForm dispute={dispute} state={answered} />
        </DisputeNote>
      )}
      {booking.reason === null ? null : (
        <p className={words.note}>Votre message&nbsp;: «&nbsp;{booking.reason}&nbsp;»</p>
      )}
      <Permitted need="bookings:write">
        <div className={`${kit.wrap} ${styles.actions}`}>
          {can.confirm ? (
            <Form method="post">
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="status" value="confirmed" />
              <Button>Confirmer</Button>
            </Form>
          ) : null}
          {can.refuse ? (
            <Decline id={id} status="refused" label="Refuser" refused={refused} />
          ) : null}
          {can.withdraw ? (
            <Decline
              id={id}
              status="withdrawn"
              label="Annuler la réservation"
              hint={withdrawalSentence(deposit === "paid" ? booking.deposit_fcfa : null)}
              refused={refused}
            />
          ) : null}
        </div>
      </Permitted>
    </li>
  );
}

type DeclineProps = {
  id: number;
  status: "refused" | "withdrawn";
  label: string;
  /** What a cancellation gives back. */
  hint?: string;
  refused: FormState | undefined;
};

/** A refusal or a cancellation, with the message that the customer reads. */
function Decline({ id, status, label, hint, refused }: DeclineProps) {
  // Named by the booking: one page has many of these fields.
  const name = `reason_${id}`;
  return (
    <details className={styles.decline} open={refused !== undefined}>
      <summary className={`${words.disclosure} ${words.hibiscus}`}>{label}</summary>
      <Form method="post" className={`${kit.stack4} ${styles.form}`} noValidate>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="status" value={status} />
        <TextField
          label="Message au client"
          hint={`${hint ? `${hint} ` : ""}Le client lit votre message par e-mail et sur sa réservation.`}
          lines={3}
          maxLength={500}
          required
          name={name}
          {...(refused ? { defaultValue: refused.values[name] ?? "" } : {})}
          {...(refused?.errors.reason ? { errors: refused.errors.reason } : {})}
        />
        <Button variant="danger">{label}</Button>
      </Form>
    </details>
  );
}
