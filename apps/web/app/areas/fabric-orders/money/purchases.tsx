import type { FabricMoney } from "@jdj/contract/fabric-orders/money";
import { orderLabels } from "@jdj/contract/orders/order-states";
import { at } from "@jdj/contract/paths/addresses";
import { fcfa } from "@jdj/french/money";
import { Link } from "react-router";
import styles from "#app/areas/fabric-orders/fabric.module.css";
import { Badge } from "#app/ui/badge.tsx";
import kit from "#app/ui/kit.module.css";

/** The orders of the shop, with what of each the account paid. */
export function Purchases({ money: { purchases } }: { money: FabricMoney }) {
  return (
    <section className={styles.section} aria-labelledby="achete">
      <h2 id="achete">Ce qui a été acheté</h2>
      {purchases.length === 0 ? (
        <p>Rien n’est encore commandé dans la boutique pour cette commande.</p>
      ) : (
        <ul className={`${kit.card} ${kit.oneColumn} ${kit.grid}`}>
          {purchases.map((one) => (
            <li key={one.reference} className={`${kit.toolbar} ${styles.person}`}>
              <div className={styles.payer}>
                <p>
                  <Link
                    to={at("fabricPurchase", { reference: one.reference })}
                    className={`${kit.breakAnywhere} ${kit.bold}`}
                  >
                    Commande {one.reference}
                  </Link>
                </p>
                <p className={kit.note}>
                  {fcfa(one.total_fcfa)}, dont {fcfa(one.collected_fcfa)} de l’argent collecté
                </p>
              </div>
              <Badge tone={one.state === "placed" ? "waiting" : "neutral"}>
                {one.state === "placed" ? "À payer" : orderLabels[one.state]}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
