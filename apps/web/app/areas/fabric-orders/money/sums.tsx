import type { FabricMoney } from "@jdj/contract/fabric-orders/money";
import { fcfa } from "@jdj/french/money";
import styles from "#app/areas/fabric-orders/fabric.module.css";
import kit from "#app/ui/kit.module.css";

/** What came in, what went out, what is left, and what is still owed. */
export function Sums({ money }: { money: FabricMoney }) {
  const { owed_fcfa: owed, cash_fcfa: cash } = money;
  return (
    <div className={styles.section}>
      <dl className={`${kit.stack2} ${styles.sums}`}>
        <div data-tone="paid">
          <dt>Ce qui reste</dt>
          <dd>{fcfa(Math.max(0, money.balance_fcfa))}</dd>
        </div>
        <div>
          <dt>Collecté par mobile money</dt>
          <dd>{fcfa(money.collected_fcfa)}</dd>
        </div>
        <div>
          <dt>Payé dans la boutique</dt>
          <dd>{fcfa(money.bought_fcfa)}</dd>
        </div>
        <div>
          <dt>Retiré</dt>
          <dd>{fcfa(money.withdrawn_fcfa)}</dd>
        </div>
        <div data-tone={owed > 0 ? "missing" : undefined}>
          <dt>Encore dû par les personnes</dt>
          <dd>{fcfa(owed)}</dd>
        </div>
      </dl>
      {cash > 0 ? (
        <p className={kit.note}>
          {fcfa(cash)} de plus sont payés en espèces, au comité{"\u00a0"}: ils ne passent pas par ce
          compte.
        </p>
      ) : null}
    </div>
  );
}
