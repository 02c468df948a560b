import type { BudgetTotals } from "@jdj/contract/notebook/budget-sums";
import { fcfa, grouped } from "@jdj/french/money";
import { count } from "@jdj/french/plural";
import { Button } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import { paidText } from "./paid-note.tsx";
import { SumWarning } from "./sum-warning.tsx";
import styles from "./totals.module.css";

type TotalsProps = {
  totals: BudgetTotals;
  /** Of all lines; null while no payment was entered. */
  paid: { paid: number; rest: number } | null;
  /** How many lines a save would send. */
  changed: number;
  busy: boolean;
  onTakeBack: () => void;
};

/** The footer, always visible: the totals, and the save button once something changed. */
export function Totals({ totals, paid, changed, busy, onTakeBack }: TotalsProps) {
  const { min, real, max } = totals;
  const over = max > 0 ? real - max : 0;
  const isLong = Math.max(min, real, max) >= 1_000_000_000;
  return (
    <tfoot className={styles.foot}>
      <tr className={changed === 0 ? `${styles.save} ${styles.idle}` : styles.save}>
        <td colSpan={4}>
          <div className={`${kit.row2} ${styles.bar}`}>
            <span role="status" className={`${words.note} ${styles.changed}`}>
              {changed > 0 ? count(changed, "ligne modifiée", "lignes modifiées") : null}
            </span>
            <Button type="button" variant="quiet" onClick={onTakeBack}>
              Annuler
            </Button>
            <Button busy={busy}>{busy ? "Enregistrement…" : "Enregistrer"}</Button>
          </div>
        </td>
      </tr>
      <tr className={isLong ? `${styles.totals} ${styles.long}` : styles.totals}>
        <th scope="row">
          Total
          {over > 0 ? <SumWarning>Dépassé de {fcfa(over)}</SumWarning> : null}
        </th>
        <td data-label="Budget Mini">{grouped(min)}</td>
        <td data-label="Réel" className={over > 0 ? styles.over : undefined}>
          {grouped(real)}
        </td>
        <td data-label="Max">{grouped(max)}</td>
      </tr>
      {paid ? (
        <tr className={styles.paid}>
          <td colSpan={4} className={words.note}>
            {paidText(paid)}
          </td>
        </tr>
      ) : null}
    </tfoot>
  );
}
