import type { FabricEntry } from "@jdj/contract/fabric-orders/money";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import styles from "#app/areas/fabric-orders/fabric.module.css";
import kit from "#app/ui/kit.module.css";

const labels: Record<FabricEntry["kind"], (about: string | null) => string> = {
  payment: (name) => (name === null ? "Payé par une personne retirée" : `Payé par ${name}`),
  refund: (name) => (name === null ? "Rendu à une personne retirée" : `Rendu à ${name}`),
  purchase: (reference) => `Versé pour la commande ${reference ?? ""}`,
  "purchase-back": (reference) => `Revenu de la commande ${reference ?? ""}`,
  withdrawal: () => "Retrait",
  "withdrawal-back": () => "Retrait revenu",
};

/** Every entry of the account, the newest first, folded. */
export function Entries({ entries }: { entries: readonly FabricEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>Tout le compte, ligne par ligne</summary>
      <ul className={`${kit.card} ${kit.oneColumn} ${kit.grid}`}>
        {entries.map((entry) => (
          <li key={entry.id} className={`${kit.toolbar} ${styles.person}`}>
            <div className={styles.payer}>
              <p>{labels[entry.kind](entry.about)}</p>
              <p className={kit.note}>{dateAndTime(entry.at)}</p>
            </div>
            <span className={kit.nowrap}>
              {entry.amount_fcfa > 0 ? "+" : "−"}
              {"\u00a0"}
              {fcfa(Math.abs(entry.amount_fcfa))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
