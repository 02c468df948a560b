import type { Client } from "@jdj/contract/client";
import { at } from "@jdj/contract/paths/addresses";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

type Counts = Awaited<ReturnType<Client["bookings"]["leadConversion"]["lastDays"]>>;

/** A share in percent, in French. @param whole above 0 */
function shareOf(part: number, whole: number): string {
  return `${Math.round((100 * part) / whole)}\u00a0%`;
}

/** What became of the requests and bookings of the last 30 days, step by step. */
export function LeadConversion({ counts }: { counts: Counts }) {
  const { requested, quoted, accepted, booked, confirmed } = counts;
  if (requested + booked === 0) return null;
  const steps = [
    { label: "Demandes de devis", value: requested, of: null, to: at("proRequests") },
    { label: "Devis envoyés", value: quoted, of: requested, to: null },
    { label: "Devis acceptés", value: accepted, of: quoted, to: null },
    { label: "Réservations reçues", value: booked, of: null, to: at("proBookings") },
    { label: "Réservations confirmées", value: confirmed, of: booked, to: null },
  ];
  return (
    <section className={`${kit.stack3} ${kit.narrow}`} aria-labelledby="suites">
      <h2 id="suites">Ce que les demandes sont devenues</h2>
      <ol className={`${kit.card} ${kit.listReset}`}>
        {steps.map(({ label, value, of, to }) => (
          <li key={label} className={`${kit.spread} ${kit.ruled} ${styles.step}`}>
            <span>{to === null ? label : <a href={to}>{label}</a>}</span>
            <span className={words.nowrap}>
              <strong>{value}</strong>
              {of ? <span className={words.note}> · {shareOf(value, of)}</span> : null}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
