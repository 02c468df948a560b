import { fcfa } from "@jdj/french/money";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { categoryShares, SharedAmount } from "./category-shares.ts";
import styles from "./shares-chart.module.css";

const titles: Record<SharedAmount, string> = {
  real: "Répartition du budget réel",
  max: "Répartition du budget maximum",
  min: "Répartition du budget minimum",
};

/** The share of each category: a bar, its name and its amounts. Nothing while nothing is planned. */
export function SharesChart({ of, shares }: ReturnType<typeof categoryShares>) {
  const greatest = shares[0]?.percent ?? 0;
  if (greatest === 0) return null;
  return (
    <section className={`${kit.stack4} ${styles.chart}`} aria-labelledby="repartition">
      <h2 id="repartition">{titles[of]}</h2>
      <ol className={styles.shares}>
        {shares.map(({ id, content, amount, percent }) => (
          <li key={id}>
            <span className={styles.label}>{content}</span>
            <span className={`${words.note} ${words.alignRight} ${styles.amounts}`}>
              {fcfa(amount)} · <strong>{percent}&nbsp;%</strong>
            </span>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.track} width="100" height="4" />
              <rect className={styles.bar} width={(100 * percent) / greatest} height="4" />
            </svg>
          </li>
        ))}
      </ol>
    </section>
  );
}
