import { fcfa } from "@jdj/french/money";
import styles from "./prices.module.css";

/** A price, and the one before a reduction. */
export function Prices({
  price,
  old,
  from = false,
}: {
  price: number;
  old: number | null;
  /** Another variant costs more. */
  from?: boolean;
}) {
  return (
    <p className={styles.prices}>
      {from ? <span className={styles.from}>dès </span> : null}
      <strong>{fcfa(price)}</strong>
      {old === null ? null : (
        <>
          {" "}
          <span className="visually-hidden">au lieu de </span>
          <s>{fcfa(old)}</s>{" "}
          <span className={styles.cut}>{`−${Math.round((1 - price / old) * 100)}\u00a0%`}</span>
        </>
      )}
    </p>
  );
}
