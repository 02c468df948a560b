import type { Product } from "@jdj/contract/products/products";
import { count } from "@jdj/french/plural";
import { DeliveryWays } from "#app/areas/products/delivery-ways.tsx";

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
