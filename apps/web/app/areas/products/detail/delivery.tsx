import { expectedText } from "@jdj/contract/orders/expected-delivery";
import type { Product } from "@jdj/contract/products/products";
import { count } from "@jdj/french/plural";
import { DeliveryWays } from "#app/areas/products/delivery-ways.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";

/** When the product arrives by the way that is named first, and from when it can be fetched. */
export function Soonest({ product }: { product: Product }) {
  if (product.item_type === "service" || product.stock === "out") return null;
  const sent = product.delivery.find(({ pickup }) => !pickup);
  const fetched = product.delivery.find(({ pickup }) => pickup);
  return (
    <ul className={`${kit.listReset} ${kit.stack1} ${words.note}`}>
      {sent ? (
        <li className={kit.row2}>
          <Icon name="calendar" size={18} />
          {sent.name}&nbsp;: {expectedText(sent.expected, false).toLowerCase()}
        </li>
      ) : null}
      {fetched ? (
        <li className={kit.row2}>
          <Icon name="building-store" size={18} />
          {expectedText(fetched.expected, true)}
        </li>
      ) : null}
    </ul>
  );
}

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
      <DeliveryWays ways={delivery} />
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
