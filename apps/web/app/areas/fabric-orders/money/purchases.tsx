import type { FabricMoney } from "@jdj/contract/fabric-orders/money";
import { at } from "@jdj/contract/paths/addresses";
import { fcfa } from "@jdj/french/money";
import { Link } from "react-router";
import styles from "#app/areas/fabric-orders/fabric.module.css";
import { Badge } from "#app/ui/badge.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";

type Purchase = FabricMoney["purchases"][number];

/** What of an order the account paid, and what came back to it. */
function paidFrom({ total_fcfa, collected_fcfa, back_fcfa }: Purchase): string {
  const paid = `${fcfa(total_fcfa)}, dont ${fcfa(collected_fcfa)} de l’argent collecté`;
  if (back_fcfa === 0) return paid;
  const back = `${fcfa(back_fcfa)} sont revenus à ce compte`;
  return collected_fcfa === 0 ? `${fcfa(total_fcfa)}. ${back}.` : `${paid}. ${back}.`;
}

/** The orders of the shop, with what of each the account paid. */
export function Purchases({ money: { purchases } }: { money: FabricMoney }) {
  return (
    <section className={`${kit.stack3} ${kit.oneColumn}`} aria-labelledby="achete">
      <h2 id="achete">Ce qui a été acheté</h2>
      {purchases.length === 0 ? (
        <p>Rien n’est encore commandé dans la boutique pour cette commande.</p>
      ) : (
        <ul className={`${kit.card} ${kit.oneColumn} ${kit.grid}`}>
          {purchases.map((one) => (
            <li key={one.reference} className={`${kit.toolbar} ${kit.ruled} ${styles.person}`}>
              <div className={styles.payer}>
                <p>
                  <Link
                    to={at("fabricPurchase", { reference: one.reference })}
                    className={`${words.breakAnywhere} ${words.bold}`}
                  >
                    Commande {one.reference}
                  </Link>
                </p>
                <p className={words.note}>{paidFrom(one)}</p>
                {one.waiting_fcfa === 0 ? null : (
                  <p className={words.note}>
                    {fcfa(one.waiting_fcfa)} vont revenir à ce compte. Notre équipe le vérifie, vous
                    n’avez rien à faire.
                  </p>
                )}
              </div>
              <Badge tone={one.state === "placed" ? "waiting" : "neutral"}>{one.state_label}</Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
