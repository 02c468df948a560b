import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { Icon } from "#app/ui/icon.tsx";
import { monthBeside, weeksOf } from "./month.ts";
import styles from "./page.module.css";

type Reason = "closed" | "booked" | "external";

const states: Record<Reason, string> = {
  closed: "fermé",
  booked: "réservé",
  external: "occupé dans un agenda relié",
};

type DayProps = { day: string; reason: Reason | undefined; entries: number; today: string };

/** One day: a button that closes or opens it; text alone when it is past, booked or busy elsewhere. */
function Day({ day, reason, entries, today }: DayProps) {
  const isPast = day < today;
  const className = [
    styles.day,
    reason && styles[reason],
    day === today && styles.now,
    isPast && styles.past,
  ]
    .filter(Boolean)
    .join(" ");
  const held = entries === 0 ? "" : entries === 1 ? ", un rendez-vous" : `, ${entries} rendez-vous`;
  const label = `${longDate(day)}, ${reason ? states[reason] : "ouvert"}${held}`;
  const shown = (
    <>
      {Number(day.slice(8))}
      {entries > 0 ? <span className={styles.dot} /> : null}
    </>
  );
  if (isPast || reason === "booked" || reason === "external")
    return (
      <span id={`jour-${day}`} className={className}>
        <span className="visually-hidden">{label}</span>
        <span aria-hidden="true" className={styles.number}>
          {shown}
        </span>
      </span>
    );
  return (
    <form method="post" id={`jour-${day}`} className={styles.form}>
      <input type="hidden" name="day" value={day} />
      <input type="hidden" name="closed" value={reason === "closed" ? "0" : "1"} />
      <button
        type="submit"
        className={className}
        aria-label={`${label} : ${reason === "closed" ? "ouvrir" : "fermer"}`}
        aria-pressed={reason === "closed"}
      >
        {shown}
      </button>
    </form>
  );
}

const weekdays = ["lun.", "mar.", "mer.", "jeu.", "ven.", "sam.", "dim."];

type MonthTableProps = {
  /** `2026-11` */
  month: string;
  /** Its name and year in French. */
  title: string;
  today: string;
  /** The last month that can be shown. */
  last: string;
  busy: readonly { day: string; reason: Reason }[];
  /** The days of what is to be done, one for each. */
  entries: readonly string[];
};

/** A month whose days are closed and opened by a touch. */
export function MonthTable({ month, title, today, last, busy, entries }: MonthTableProps) {
  const reasons = new Map(busy.map(({ day, reason }) => [day, reason]));
  const links = [
    [monthBeside(month, -1), "Mois précédent", "chevron-left"],
    [monthBeside(month, 1), "Mois suivant", "chevron-right"],
  ] as const;
  return (
    <section className={styles.month} aria-labelledby="mois">
      <div className={styles.head}>
        <h2 id="mois">{title}</h2>
        <nav aria-label="Mois" className={styles.beside}>
          {links.map(([to, label, icon]) =>
            to >= today.slice(0, 7) && to <= last ? (
              <a key={to} href={`${at("proCalendar")}?mois=${to}`} aria-label={label}>
                <Icon name={icon} size={24} />
              </a>
            ) : null,
          )}
        </nav>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={week.find(Boolean) ?? index}>
              {week.map((day, place) => (
                <td key={day ?? place}>
                  {day === null ? null : (
                    <Day
                      day={day}
                      reason={reasons.get(day)}
                      entries={entries.filter((one) => one === day).length}
                      today={today}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.legend}>
        <li>
          <span className={styles.closed} aria-hidden="true" /> Fermé
        </li>
        <li>
          <span className={styles.booked} aria-hidden="true" /> Complet
        </li>
        {busy.some(({ reason }) => reason === "external") ? (
          <li>
            <span className={styles.external} aria-hidden="true" /> Agenda relié
          </li>
        ) : null}
      </ul>
    </section>
  );
}
