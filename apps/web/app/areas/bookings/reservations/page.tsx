import type { Booking } from "@jdj/contract/bookings/bookings";
import { bookingMessages } from "@jdj/contract/bookings/messages";
import { at } from "@jdj/contract/paths/addresses";
import { dateIn } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { Link, useNavigation } from "react-router";
import { bookingTones } from "#app/areas/bookings/booking-tone.ts";
import { cancelBooking } from "#app/areas/bookings/cancel-action.ts";
import { CancelDialog, cancelDialogId } from "#app/areas/bookings/cancel-dialog.tsx";
import { whenIs } from "#app/areas/bookings/days-until.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { requireUser } from "#app/http/signed-in.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context }: Route.LoaderArgs) {
  requireUser(context);
  const listed = await context.get(apiContext).bookings.bookings.list();
  const today = dateIn(new Date());
  // Those to come first, the next date on top; then the past ones, the newest on top.
  const upcoming = listed.filter(({ date_reservation }) => date_reservation >= today).reverse();
  const past = listed.filter(({ date_reservation }) => date_reservation < today);
  return { rows: [...upcoming, ...past], today };
}

export async function action({ context, request }: Route.ActionArgs) {
  return cancelBooking(context, await readForm(request));
}

/** `/reservation-de-package-…`: the packages that the customer booked. */
export default function Reservations({ loaderData }: Route.ComponentProps) {
  const { rows, today } = loaderData;
  const busy = useNavigation().formMethod === "POST";
  return (
    <section className={`${kit.stack5} ${styles.page}`}>
      <Title>Mes réservations</Title>
      <header className={`${kit.cluster3} ${kit.between}`}>
        <h1>Mes réservations</h1>
        <LinkButton to={at("packages")} variant="plain" reloadDocument>
          Voir les packages
        </LinkButton>
      </header>
      {rows.length === 0 ? (
        <EmptyState
          sentence={bookingMessages.noBooking}
          seed="reservations-vide"
          action={
            <LinkButton to={at("packages")} reloadDocument>
              Choisir un package
            </LinkButton>
          }
        />
      ) : (
        <>
          <DataTable
            caption="Mes réservations"
            columns={columnsOn(today)}
            rows={rows}
            rowKey={({ id }) => id}
          />
          {rows.map((booking) =>
            booking.can.cancel ? (
              <CancelDialog key={booking.id} booking={booking} busy={busy} />
            ) : null,
          )}
        </>
      )}
    </section>
  );
}

function columnsOn(today: string): Column<Booking>[] {
  return [
    {
      heading: "Package",
      names: true,
      cell: ({ id, package_name }) => (
        <Link to={at("reservation", { id })} className={words.breakAnywhere}>
          {package_name}
        </Link>
      ),
    },
    {
      heading: "Prix",
      numeric: true,
      cell: ({ price }) => <span className={words.nowrap}>{fcfa(price)}</span>,
    },
    { heading: "Prestataire", cell: (booking) => booking.package.provider.name },
    {
      heading: "Date",
      cell: ({ date_reservation }) => (
        <span className={words.nowrap}>{whenIs(date_reservation, today)}</span>
      ),
    },
    {
      heading: "État",
      cell: ({ status, status_label }) => <Badge tone={bookingTones[status]}>{status_label}</Badge>,
    },
    { heading: "Action", cell: (booking) => <Actions booking={booking} /> },
  ];
}

function Actions({ booking: { id, can, deposit } }: { booking: Booking }) {
  return (
    <div className={`${kit.facts} ${styles.actions}`}>
      {can.pay && deposit ? (
        <LinkButton to={at("pay", { reference: deposit.reference })} variant="card">
          Payer l’acompte
        </LinkButton>
      ) : null}
      {deposit?.receipts.map(({ url, amount_fcfa }, _, all) => (
        <a key={url} href={url} download>
          {all.length === 1 ? "Reçu (PDF)" : `Reçu de ${fcfa(amount_fcfa)} (PDF)`}
        </a>
      ))}
      {deposit?.credit_notes.map(({ number, url }) => (
        <a key={number} href={url} download>
          Avoir {number} (PDF)
        </a>
      ))}
      <LinkButton to={at("reservation", { id })} variant="quiet">
        Voir
      </LinkButton>
      {can.cancel ? (
        <Button type="button" variant="quiet" data-opens={cancelDialogId(id)}>
          Annuler
        </Button>
      ) : null}
    </div>
  );
}
