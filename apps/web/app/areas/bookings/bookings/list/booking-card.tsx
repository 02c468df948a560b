import type { Booking } from "@jdj/contract/bookings/bookings";
import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { Link } from "react-router";
import { bookingTones } from "#app/areas/bookings/bookings/booking-tone.ts";
import { cancelDialogId } from "#app/areas/bookings/bookings/cancel-dialog.tsx";
import { whenIs } from "#app/areas/bookings/bookings/days-until.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

/** A booking as a card with its date in front, like a leaf of a calendar. */
export function BookingCard({ booking, today }: { booking: Booking; today: string }) {
  const { id, package_name, price, date_reservation: date, status, status_label } = booking;
  const [day, month, year] = longDate(date).split("\u00a0");
  return (
    <li className={`${kit.card} ${styles.card}`} data-past={date < today || undefined}>
      <p className={styles.date}>
        <span>{day}</span> <span>{month}</span> <span>{year}</span>
      </p>
      <div className={`${kit.stack1} ${kit.shrink}`}>
        <h2>
          <Link to={at("reservation", { id })} className={words.breakAnywhere}>
            {package_name}
          </Link>
        </h2>
        <p className={words.secondary}>
          {booking.package.provider.name} · <span className={words.nowrap}>{fcfa(price)}</span>
        </p>
        <p className={kit.facts}>
          <Badge tone={bookingTones[status]}>{status_label}</Badge>
          <span className={words.note}>{whenIs(date, today)}</span>
        </p>
      </div>
      <Actions booking={booking} />
    </li>
  );
}

function Actions({ booking: { id, can, deposit } }: { booking: Booking }) {
  return (
    <div className={`${kit.facts} ${styles.actions}`}>
      {can.pay && deposit ? (
        <LinkButton to={at("pay", { reference: deposit.reference })}>Payer l’acompte</LinkButton>
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
