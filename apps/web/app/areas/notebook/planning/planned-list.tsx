import { at } from "@jdj/contract/paths/addresses";
import { dateAndTime } from "@jdj/french/dates";
import { useId } from "react";
import { Link } from "react-router";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { PlannedMessage } from "./list-planned-messages.ts";

/** The messages that leave by themselves, and the way to all of them; nothing without any. */
export function PlannedList({ planned }: { planned: readonly PlannedMessage[] }) {
  const heading = useId();
  if (planned.length === 0) return null;
  return (
    <section className={kit.stack3} aria-labelledby={heading}>
      <h2 id={heading}>Messages prévus</h2>
      <ul className={`${kit.card} ${kit.pad4} ${kit.listReset} ${kit.stack2}`}>
        {planned.map(({ id, title, dueAt, to }) => (
          <li key={id}>
            <Link to={to}>{title}</Link> <small className={words.note}>{dateAndTime(dueAt)}</small>
          </li>
        ))}
      </ul>
      <p className={kit.notPrinted}>
        <Link to={at("messageSequence")}>Tous les messages prévus</Link>
      </p>
    </section>
  );
}
