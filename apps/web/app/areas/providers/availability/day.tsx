import { longDate } from "@jdj/french/dates";
import styles from "./page.module.css";

type DayProps = { day: string; reason: "closed" | "booked" | undefined; today: string };

const states = { closed: "fermé", booked: "réservé" } as const;

/** One day: a button that closes or opens it; text alone when it is past or booked. */
export function Day({ day, reason, today }: DayProps) {
  const number = Number(day.slice(8));
  const isNow = day === today;
  const look = [styles.day, reason && styles[reason], isNow && styles.now]
    .filter(Boolean)
    .join(" ");
  const label = `${longDate(day)}, ${reason ? states[reason] : "ouvert"}`;
  if (day < today || reason === "booked")
    return (
      <span id={`jour-${day}`} className={`${look} ${day < today ? styles.past : ""}`}>
        <span className="visually-hidden">{label}</span>
        <span aria-hidden="true">{number}</span>
      </span>
    );
  return (
    <form method="post" id={`jour-${day}`} className={styles.form}>
      <input type="hidden" name="day" value={day} />
      <input type="hidden" name="closed" value={reason === "closed" ? "0" : "1"} />
      <button
        type="submit"
        className={look}
        aria-label={`${label} : ${reason === "closed" ? "ouvrir" : "fermer"}`}
        aria-pressed={reason === "closed"}
      >
        {number}
      </button>
    </form>
  );
}
