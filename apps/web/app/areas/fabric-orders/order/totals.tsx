import type { FabricOrder } from "@jdj/contract/fabric-orders/orders";
import { fcfa } from "@jdj/french/money";
import styles from "#app/areas/fabric-orders/fabric.module.css";
import kit from "#app/ui/kit.module.css";

/** What an order comes to, in people, money and units by size. */
export function Totals({ totals, unit }: { totals: FabricOrder["totals"]; unit: string }) {
  const missing = totals.due_fcfa - totals.paid_fcfa;
  const sizes = totals.sizes.filter(({ size }) => size !== null);
  return (
    <>
      <dl className={`${kit.stack2} ${styles.sums}`}>
        <div data-tone="paid">
          <dt>Payé</dt>
          <dd>{fcfa(totals.paid_fcfa)}</dd>
        </div>
        <div data-tone={missing > 0 ? "missing" : undefined}>
          <dt>Reste à payer</dt>
          <dd>{fcfa(missing)}</dd>
        </div>
        <div>
          <dt>Dont en espèces</dt>
          <dd>{fcfa(totals.cash_fcfa)}</dd>
        </div>
        <div>
          <dt>Ont payé</dt>
          <dd>
            {totals.paid_people} sur {totals.people}
          </dd>
        </div>
        <div>
          <dt>Demandé ({unit})</dt>
          <dd>{totals.units}</dd>
        </div>
      </dl>
      {sizes.length > 0 ? (
        <ul className={`${kit.wrap} ${styles.sizes}`} aria-label="Par taille">
          {sizes.map(({ size, units, paid_units }) => (
            <li key={size}>
              <strong>{size}</strong> {units} <span>dont {paid_units} payés</span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
