import { grouped } from "@jdj/french/money";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

/** A counter of the home page, as the call gives it. */
type Counter = { id: number; count: number; label: string; image: string | null };

/** The product in numbers. */
export function Counters({ counters }: { counters: readonly Counter[] }) {
  if (counters.length === 0) return null;
  return (
    <section className={styles.counters} aria-label="En chiffres">
      <dl>
        {counters.map(({ id, count, label, image }) => (
          <div key={id}>
            {image ? <img src={image} alt="" width={48} height={48} loading="lazy" /> : null}
            <dt className={words.secondary}>{label}</dt>
            <dd>{grouped(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
