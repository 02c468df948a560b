import type { ReactNode } from "react";
import styles from "./price-lines.module.css";

/** One line of a price: what it is for, and how much. */
export type PriceLine = { label: string; value: ReactNode; total?: boolean };

/** How an amount is computed, line by line, with the total in bold. */
export function PriceLines({ lines }: { lines: readonly PriceLine[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, value, total }) => (
        <div key={label} className={total ? styles.total : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
