import type { CalendarEntry } from "@jdj/contract/bookings/calendar";
import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { displayPhone } from "@jdj/french/phone";
import { Badge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

function pageOf({ kind, id, is_firm: isFirm }: CalendarEntry): string {
  if (kind === "quote") return at("proRequest", { id });
  return `${at("proBookings")}?voir=${isFirm ? "all" : "waiting"}#reservation-${id}`;
}

function Entry({ entry }: { entry: CalendarEntry }) {
  const { title, state, is_firm: isFirm, customer_name: customer, event, guests } = entry;
  const people = guests === null ? null : `${guests} invité${guests > 1 ? "s" : ""}`;
  return (
    <li className={`${kit.stackTight} ${styles.entry}`}>
      <div className={`${kit.toolbar} ${kit.between}`}>
        <h4 className={words.bold}>
          <a href={pageOf(entry)}>{title}</a>
        </h4>
        <Badge tone={isFirm ? "good" : "waiting"}>{state}</Badge>
      </div>
      <p className={words.note}>
        {[customer, event, people].filter(Boolean).join(" · ")}
        {entry.customer_phone === null ? null : (
          <>
            {" · "}
            <a href={`tel:${entry.customer_phone}`}>{displayPhone(entry.customer_phone)}</a>
          </>
        )}
      </p>
      {entry.ceremonies.map(({ name, time, place }) => (
        <p key={name} className={`${kit.row2} ${words.note}`}>
          <Icon name="map-pin" size={20} />
          {[time, name, place].filter(Boolean).join(", ")}
        </p>
      ))}
    </li>
  );
}

type EntriesProps = {
  /** The month in French. */
  month: string;
  /** By day. */
  entries: readonly CalendarEntry[];
};

/** What a month has to be done, by day: bookings, quotes and requests. */
export function Entries({ month, entries }: EntriesProps) {
  const days = [...new Set(entries.map(({ day }) => day))];
  return (
    <section className={`${kit.stack4} ${kit.contentStart}`} aria-labelledby="rendez-vous">
      <h2 id="rendez-vous">Vos rendez-vous</h2>
      {days.length === 0 ? (
        <p className={words.secondary}>
          Rien en {month}. Les réservations, les devis et les demandes dont la date est connue
          s’inscrivent ici d’eux-mêmes.
        </p>
      ) : (
        <ol className={`${kit.stack4} ${kit.listReset}`}>
          {days.map((day) => (
            <li key={day} className={kit.stack2} id={`le-${day}`}>
              <h3 className={styles.date}>{longDate(day)}</h3>
              <ul className={`${kit.card} ${kit.listReset}`}>
                {entries
                  .filter((entry) => entry.day === day)
                  .map((entry) => (
                    <Entry key={`${entry.kind}-${entry.id}`} entry={entry} />
                  ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
