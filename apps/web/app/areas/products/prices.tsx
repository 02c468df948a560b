import { fcfa } from "@jdj/french/money";
import words from "#app/ui/words.module.css";
import styles from "./prices.module.css";
import { reduction } from "./reduction.ts";

/** A price, and the one before a reduction. */
export function Prices({
  price,
  old,
  from = false,
  follows = false,
}: {
  price: number;
  old: number | null;
  /** Another variant costs more. */
  from?: boolean;
  /** Whether it becomes the price of the variant that is chosen on the page. */
  follows?: boolean;
}) {
  return (
    <p className={styles.prices} data-chosen-price={follows ? (old ?? 0) : undefined}>
      {from ? (
        <span className={styles.from} data-from>
          dès{" "}
        </span>
      ) : null}
      <strong>{fcfa(price)}</strong>
      {old === null ? null : (
        <span data-reduction>
          {" "}
          <span className="visually-hidden">au lieu de </span>
          <s className={words.hint}>{fcfa(old)}</s>{" "}
          <span className={styles.cut} data-percent>
            {reduction(price, old)}
          </span>
        </span>
      )}
    </p>
  );
}
