import type { Guest } from "@jdj/contract/notebook/guests";
import { grouped } from "@jdj/french/money";
import styles from "./list.module.css";

/** How many guests answered yes, how many did not, and how many there are. */
export function Counters({ guests }: { guests: readonly Guest[] }) {
  const confirmed = guests.filter(({ answer }) => answer === "yes").length;
  const figures = [
    { label: "Confirmé", figure: confirmed, look: styles.confirmed },
    { label: "Non Confirmé", figure: guests.length - confirmed, look: styles.waiting },
    { label: "Total", figure: guests.length, look: styles.total },
  ];
  return (
    <dl className={styles.counters}>
      {figures.map(({ label, figure, look }) => (
        <div key={label} className={look}>
          <dt>{label}</dt>
          <dd>{grouped(figure)}</dd>
        </div>
      ))}
    </dl>
  );
}
