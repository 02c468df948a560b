import { longDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { useId } from "react";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./booked.module.css";
import type { Booked } from "./list-booked.ts";

/** The providers who are booked for the event, by date, then those with a quote; nothing without any. */
export function BookedList({ title, booked }: { title: string; booked: readonly Booked[] }) {
  const heading = useId();
  if (booked.length === 0) return null;
  const days = [...new Set(booked.map(({ day }) => day))];
  return (
    <section className={`${kit.stack3} ${styles.booked}`} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {days.map((day) => (
        <div key={day ?? "quotes"} className={`${kit.card} ${styles.day}`}>
          <h3>{day === null ? "Devis reçus" : longDate(day)}</h3>
          <ul>
            {booked
              .filter((one) => one.day === day)
              .map(({ key, provider, what, state, priceFcfa, to }) => (
                <li key={key}>
                  <span>
                    {to === null ? <strong>{provider}</strong> : <a href={to}>{provider}</a>}
                    {`, ${what}`}
                  </span>
                  <small className={words.note}>{`${state} · ${fcfa(priceFcfa)}`}</small>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
