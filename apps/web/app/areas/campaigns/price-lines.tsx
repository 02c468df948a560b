import type { ReactNode } from "react";
import words from "#app/ui/words.module.css";
import styles from "./price-lines.module.css";

/** One line of a price: what it is for, and how much. */
export type PriceLine = { label: string; value: ReactNode; total?: boolean };

/** How an amount is computed, line by line, with the total in bold. */
export function PriceLines({ lines }: { lines: readonly PriceLine[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, value, total }) => (
        <div key={label} className={total ? styles.total : undefined}>
          <dt className={words.secondary}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
