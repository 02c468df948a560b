import type { Product } from "@jdj/contract/products/products";
import { fcfa } from "@jdj/french/money";
import { count } from "@jdj/french/plural";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

const afterDays = (days: number) => (days === 0 ? "le jour même" : count(days, "jour"));

/** Where the seller delivers, at which price, and what may be returned. */
export function Delivery({ product }: { product: Product }) {
  const { delivery, seller, item_type: type } = product;
  const isService = type === "service";
  return (
    <section aria-labelledby="livraison">
      <h2 id="livraison">{isService ? "Où et quand" : "Livraison et retours"}</h2>
      {isService ? (
        <p>
          {product.notice_days > 0
            ? `À réserver au moins ${count(product.notice_days, "jour")} à l’avance.`
            : "À réserver jusqu’à la veille."}
        </p>
      ) : (
        <p>Préparé en {count(seller.preparation_days, "jour ouvré", "jours ouvrés")}.</p>
      )}
      {delivery.length === 0 ? (
        <p>Le vendeur n’a pas encore indiqué où il livre.</p>
      ) : (
        <ul className={`${kit.stack3} ${styles.zones}`}>
          {delivery.map((zone) => (
            <li className={`${kit.flex} ${kit.gapSmall}`} key={zone.id}>
              <Icon name={zone.pickup ? "building-store" : "map-pin"} size={20} />
              <div>
                <p>
                  <strong>{zone.name}</strong>{" "}
                  <span>{zone.price === 0 ? "gratuit" : fcfa(zone.price)}</span>
                </p>
                <p className={words.note}>
                  {zone.pickup
                    ? "À retirer vous-même, dès que c’est prêt"
                    : `Puis ${afterDays(zone.days)}`}
                </p>
                {zone.towns.length > 0 ? (
                  <details>
                    <summary>
                      {count(zone.towns.length, "ville ou commune", "villes et communes")}
                    </summary>
                    <p className={words.note}>{zone.towns.map(({ name }) => name).join(", ")}</p>
                  </details>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      )}
      {isService ? null : (
        <p>
          {seller.return_days === 0
            ? "Cet article n’est pas repris."
            : `Retour possible dans les ${count(seller.return_days, "jour")} qui suivent la livraison.`}
        </p>
      )}
    </section>
  );
}
