import { bookingMessages } from "@jdj/contract/bookings/messages";
import { at } from "@jdj/contract/paths/addresses";
import { dateIn } from "@jdj/french/dates";
import { useNavigation } from "react-router";
import { cancelBooking } from "#app/areas/bookings/bookings/cancel-booking.ts";
import { CancelDialog } from "#app/areas/bookings/bookings/cancel-dialog.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { requireUser } from "#app/http/signed-in.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import kit from "#app/ui/kit.module.css";
import type { Route } from "./+types/page";
import { BookingCard } from "./booking-card.tsx";
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
          <ul className={`${kit.listReset} ${kit.stack3}`} aria-label="Mes réservations">
            {rows.map((booking) => (
              <BookingCard key={booking.id} booking={booking} today={today} />
            ))}
          </ul>
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
