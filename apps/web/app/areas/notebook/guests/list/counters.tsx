import type { GuestTally } from "@jdj/contract/invitations/guest-list";
import { grouped } from "@jdj/french/money";
import kit from "#app/ui/kit.module.css";
import styles from "./list.module.css";
import { sumOf } from "./tallies.ts";

/** How many guests answered yes, how many did not, and how many there are. */
export function Counters({ tallies }: { tallies: readonly GuestTally[] }) {
  const confirmed = sumOf(tallies, ({ answer }) => answer === "yes").guests;
  const total = sumOf(tallies).guests;
  const figures = [
    { label: "Confirmé", figure: confirmed, look: styles.confirmed },
    { label: "Non Confirmé", figure: total - confirmed, look: styles.waiting },
    { label: "Total", figure: total, look: styles.total },
  ];
  return (
    <dl className={`${kit.card} ${styles.counters}`}>
      {figures.map(({ label, figure, look }) => (
        <div key={label} className={look}>
          <dt>{label}</dt>
          <dd>{grouped(figure)}</dd>
        </div>
      ))}
    </dl>
  );
}
