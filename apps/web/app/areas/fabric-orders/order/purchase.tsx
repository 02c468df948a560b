import type { FabricOrder } from "@jdj/contract/fabric-orders/orders";
import { at } from "@jdj/contract/paths/addresses";
import { dateAndTime } from "@jdj/french/dates";
import { Note } from "#app/ui/error-note.tsx";

/** Where the one order to the seller is: in a cart, or placed in the shop. */
export function Purchase({ order }: { order: FabricOrder }) {
  const { cart_filled_at: filledAt, order_reference: reference, article, can } = order;
  if (reference !== null)
    return (
      <Note>
        Commandée dans la boutique{"\u00a0"}:{" "}
        {can.follow ? (
          <a href={at("shoppingPlacedOrder", { reference })}>suivre la commande {reference}</a>
        ) : (
          reference
        )}
      </Note>
    );
  if (filledAt !== null)
    return (
      <Note>
        Les quantités payées sont dans un panier depuis le {dateAndTime(filledAt)}. Dès que ce
        panier est payé, la commande est notée ici. <a href={at("shoppingCart")}>Voir mon panier</a>
      </Note>
    );
  return can.change && article?.is_sold === false ? (
    <Note tone="warning">
      «{"\u00a0"}
      {article.name}
      {"\u00a0"}» n’est plus proposé dans la boutique.
    </Note>
  ) : null;
}
