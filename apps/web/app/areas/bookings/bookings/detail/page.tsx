import type { Booking } from "@jdj/contract/bookings/bookings";
import { at } from "@jdj/contract/paths/addresses";
import { quantityText } from "@jdj/contract/prices/price-unit";
import { dateAndTime, dateIn, longDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { displayPhone } from "@jdj/french/phone";
import type { ReactNode } from "react";
import { Link, useNavigation } from "react-router";
import { bookingTones } from "#app/areas/bookings/bookings/booking-tone.ts";
import { cancelBooking } from "#app/areas/bookings/bookings/cancel-booking.ts";
import { CancelDialog, cancelDialogId } from "#app/areas/bookings/bookings/cancel-dialog.tsx";
import { whenIs } from "#app/areas/bookings/bookings/days-until.ts";
import { DisputeForm } from "#app/areas/disputes/dispute-form.tsx";
import { DisputeNote } from "#app/areas/disputes/dispute-note.tsx";
import { heldForCustomer } from "#app/areas/disputes/held-sentence.ts";
import { disputeFrom } from "#app/areas/disputes/read-dispute.ts";
import { StaffHoldNote } from "#app/areas/disputes/staff-hold-note.tsx";
import { CreditNoteLinks } from "#app/areas/payments/credit-note-links.tsx";
import { ReceiptLinks } from "#app/areas/payments/receipt-links.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { found } from "#app/http/found.ts";
import { requireUser } from "#app/http/signed-in.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { ErrorNote, Note } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context, params }: Route.LoaderArgs) {
  requireUser(context);
  const { bookings } = context.get(apiContext);
  const booking = await found(bookings.bookings.booking({ id: params.id }));
  return { booking, today: dateIn(new Date()) };
}

/** Cancels the booking, or disputes it. */
export async function action({ context, request, params }: Route.ActionArgs) {
  requireUser(context);
  const form = await readForm(request);
  const intent = textFrom(form, "intent");
  const isDispute = intent === "dispute" || intent === "withdraw-dispute";
  if (!isDispute) return cancelBooking(context, form);
  const { bookings, disputes } = context.get(apiContext);
  try {
    const { message = "" } =
      intent === "dispute"
        ? await bookings.bookings.openDispute({ id: params.id, ...disputeFrom(form) })
        : await disputes.withdraw({ id: textFrom(form, "dispute") });
    const to = at("reservation", { id: Number(params.id) });
    return await redirectWithFlash(context, to, { kind: "success", text: message });
  } catch (error) {
    return refused(error, form);
  }
}

/** One reservation: how far it is, its deposit and receipt, and how to reach the provider. */
export default function Reservation({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, today } = loaderData;
  const busy = useNavigation().formMethod === "POST";
  const provider = booking.package.provider.name;
  const waits = heldForCustomer(booking.held, provider);
  const { id, can, deposit, package_name: name, date_reservation: day } = booking;
  return (
    <section className={`${kit.stack4} ${styles.page}`}>
      <Title>{name}</Title>
      <Link to={at("reservations")} className={kit.iconLink}>
        <Icon name="arrow-left" size={20} />
        Mes réservations
      </Link>
      <header className={kit.toolbar}>
        <h1>{name}</h1>
        <Badge tone={bookingTones[booking.status]}>{booking.status_label}</Badge>
      </header>
      <p className={words.text18}>{whatNext(booking)}</p>
      {waits === null ? null : <p>{waits}</p>}
      <StaffHoldNote hold={booking.held?.staff_hold} side="customer" />
      {actionData ? <ErrorNote>{actionData.message}</ErrorNote> : null}
      {booking.dispute === null ? null : (
        <DisputeNote dispute={booking.dispute} side="customer" name={provider} />
      )}
      {booking.reason === null ? null : (
        <Note>
          {booking.package.provider.name} écrit&nbsp;: «&nbsp;{booking.reason}&nbsp;»
        </Note>
      )}
      <div className={kit.toolbar}>
        {can.pay && deposit ? (
          <LinkButton to={at("pay", { reference: deposit.reference })}>
            Payer l’acompte&nbsp;: {fcfa(deposit.amount_fcfa)}
          </LinkButton>
        ) : null}
      </div>
      <ReceiptLinks receipts={deposit?.receipts ?? []} />
      <CreditNoteLinks notes={deposit?.credit_notes ?? []} />
      <dl className={`${kit.card} ${kit.fullWidth} ${kit.grid} ${styles.facts}`}>
        <Fact name="Date">
          {longDate(day)} <span className={words.secondary}>({whenIs(day, today)})</span>
        </Fact>
        <Fact name="Prestataire">
          <a href={at("provider", { id: booking.package.provider.id })}>
            {booking.package.provider.name}
          </a>
        </Fact>
        {booking.provider_phone === null ? null : (
          <Fact name="Téléphone">
            <a href={`tel:${booking.provider_phone}`}>{displayPhone(booking.provider_phone)}</a>
          </Fact>
        )}
        <Fact name="Prix">
          {fcfa(booking.price)}
          {booking.price_unit === "event" ? null : (
            <span className={words.secondary}>
              {" "}
              ({quantityText(booking.price_unit, booking.quantity)})
            </span>
          )}
        </Fact>
        <Fact name="Acompte">{booking.deposit_fcfa === 0 ? "Aucun" : depositLine(booking)}</Fact>
        <Fact name="Commandé le">{dateAndTime(booking.created_at)}</Fact>
      </dl>
      <div className={kit.toolbar}>
        {booking.is_offered ? (
          <a href={at("package", { id: booking.package_id })} className={kit.iconLink}>
            Voir le package
          </a>
        ) : (
          <p className={words.secondary}>
            Ce package n’est plus proposé&nbsp;; votre réservation tient.
          </p>
        )}
        {can.cancel ? (
          <Button type="button" variant="plain" data-opens={cancelDialogId(id)}>
            Annuler la réservation
          </Button>
        ) : null}
      </div>
      <DisputeForm
        kinds={can.dispute}
        until={booking.held?.staff_hold ? null : (booking.held?.release_at ?? null)}
        name={provider}
        state={actionData}
      />
      {can.cancel ? <CancelDialog booking={booking} busy={busy} /> : null}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const depositStates: Record<NonNullable<Booking["deposit"]>["state"], string> = {
  "to-pay": "à payer",
  pending: "paiement en cours",
  paid: "payé",
  closed: "n’est plus demandé",
  refunding: "remboursement en cours",
  refunded: "remboursé",
};

function depositLine({ deposit, deposit_fcfa: asked }: Booking): string {
  if (deposit === null) return `${fcfa(asked)}, après la confirmation`;
  return `${fcfa(deposit.amount_fcfa)}, ${depositStates[deposit.state]}`;
}

/** What the customer can expect or do now, in one sentence. */
function whatNext({
  status,
  due_at: due,
  deposit,
  dispute,
  can,
  package: { provider },
}: Booking): string {
  const until = due === null ? "" : ` au plus tard le ${dateAndTime(due)}`;
  if (status === "requested") return `${provider.name} vous répond${until}. Rien à payer d’ici là.`;
  if (status === "confirmed")
    return can.pay
      ? `La date est à vous si l’acompte est payé${until}.`
      : "La date est à vous. Aucun acompte n’est demandé.";
  if (status === "paid") return "L’acompte est payé\u00a0: la date est à vous.";
  if (dispute?.state === "open") return "Vous signalez un problème\u00a0: l’acompte est gelé.";
  if (status === "done") return "Cette prestation a eu lieu. Merci de votre confiance.";
  if (status === "refused") return "Rien ne vous est demandé. D’autres packages vous attendent.";
  if (status === "expired")
    return "La réponse ou l’acompte n’est pas venu à temps\u00a0: la date est de nouveau libre.";
  return deposit?.state === "refunding" || deposit?.state === "refunded"
    ? "La réservation est annulée et l’acompte vous est rendu."
    : "La réservation est annulée.";
}
