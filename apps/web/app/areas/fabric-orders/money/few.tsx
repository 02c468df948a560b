import { Children, type ReactNode } from "react";
import styles from "#app/areas/fabric-orders/fabric.module.css";
import kit from "#app/ui/kit.module.css";

/** How many rows are shown before the others are folded. */
const FIRST = 8;

/** A list whose first rows are shown; the others open by « Voir les 72 autres ». */
export function Few({ children, others }: { children: ReactNode; others: (n: number) => string }) {
  const rows = Children.toArray(children);
  const rest = rows.length > FIRST + 1 ? rows.slice(FIRST) : [];
  return (
    <>
      <ul className={`${kit.card} ${kit.oneColumn} ${kit.grid}`}>
        {rows.slice(0, rows.length - rest.length)}
      </ul>
      {rest.length > 0 ? (
        <details className={styles.more}>
          <summary>{others(rest.length)}</summary>
          <ul className={`${kit.card} ${kit.oneColumn} ${kit.grid}`}>{rest}</ul>
        </details>
      ) : null}
    </>
  );
}
