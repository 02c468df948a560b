import type { ReceivedBooking } from "@jdj/contract/bookings/provider-bookings";
import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { bookingTones } from "#app/areas/bookings/bookings/booking-tone.ts";
import { Badge } from "#app/ui/badge.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "#app/ui/pro.module.css";
import words from "#app/ui/words.module.css";

type NextBookingsProps = {
  /** The confirmed bookings to come, the nearest first. */
  bookings: readonly Pick<
    ReceivedBooking,
    | "id"
    | "date_reservation"
    | "package_name"
    | "customer_name"
    | "event_name"
    | "status"
    | "status_label"
  >[];
};

/** The next bookings of the shop. */
export function NextBookings({ bookings }: NextBookingsProps) {
  return (
    <section className={kit.stack4} aria-labelledby="reservations">
      <h2 id="reservations">Prochaines réservations</h2>
      {bookings.length === 0 ? (
        <p className={`${kit.narrow} ${words.secondary}`}>Aucune réservation confirmée à venir.</p>
      ) : (
        <ul className={`${kit.card} ${kit.grid}`}>
          {bookings.map((booking) => (
            <li key={booking.id} className={`${kit.cluster} ${styles.row}`}>
              <div className={styles.who}>
                <p className={words.bold}>
                  <a href={`${at("proBookings")}?voir=upcoming#reservation-${booking.id}`}>
                    {longDate(booking.date_reservation)}
                  </a>
                </p>
                <p className={words.note}>
                  {[booking.package_name, booking.customer_name, booking.event_name]
                    .filter(Boolean)
                    .join(" · ")}
                </p>
              </div>
              <Badge tone={bookingTones[booking.status]}>{booking.status_label}</Badge>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={`${at("proBookings")}?voir=upcoming`}>Toutes les réservations à venir</a>
      </p>
    </section>
  );
}
