import type { PaymentOrder } from "@jdj/contract/payments/orders";
import { fcfa, grouped } from "@jdj/french/money";
import styles from "./page.module.css";

/** What the order is for, and how its amount comes about. */
export function OrderRecap({ order, channel }: { order: PaymentOrder; channel: string }) {
  const { units, unit_fcfa, due_fcfa, total_fcfa, order_fcfa } = order;
  const lines = [
    ["Canal", channel],
    ["Messages à payer", `${grouped(units)} × ${fcfa(unit_fcfa)}`],
    ["Prix", fcfa(due_fcfa)],
    ["Taxe (18\u00a0%)", fcfa(total_fcfa - due_fcfa)],
    ...(order_fcfa > total_fcfa
      ? [["Complément, rendu en crédit", fcfa(order_fcfa - total_fcfa)]]
      : []),
  ];
  return (
    <section className={styles.recap} aria-labelledby="recapitulatif">
      <h2 id="recapitulatif">Récapitulatif</h2>
      <dl>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>À payer</dt>
          <dd>{fcfa(order_fcfa)}</dd>
        </div>
      </dl>
      <p className={styles.hint}>Référence {order.reference}</p>
    </section>
  );
}
