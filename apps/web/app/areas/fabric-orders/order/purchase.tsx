import type { FabricAmount, FabricOrder } from "@jdj/contract/fabric-orders/orders";
import { at } from "@jdj/contract/paths/addresses";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { count } from "@jdj/french/plural";
import { Link } from "react-router";
import { Note } from "#app/ui/error-note.tsx";

/** What a part is: « 3 unités, 54 000 FCFA ». */
const sizeOf = ({ units, fcfa: amount }: FabricAmount) =>
  `${count(units, "unité")}, ${fcfa(amount)}`;

/** Where the order to the seller is: in a cart, placed in the shop or paid, and what is not in it. */
export function Purchase({ order }: { order: FabricOrder }) {
  const {
    cart_filled_at: filledAt,
    purchases,
    unpaid_purchase: unpaid,
    progress,
    article: product,
  } = order;
  const isBegun = purchases.length > 0 || filledAt !== null;
  const { left_out: left } = progress;
  return (
    <>
      {purchases.length > 0 ? (
        <Note>
          Commandé dans la boutique{"\u00a0"}: {sizeOf(progress.ordered)}.{" "}
          {purchases.map((one) => (
            <Follow key={one.reference} purchase={one} verb="suivre" />
          ))}
        </Note>
      ) : null}
      {unpaid ? (
        <Note tone="warning">
          {sizeOf(progress.in_cart)}
          {"\u00a0"}: commande passée dans la boutique, en attente de son paiement. Elle est notée
          ici dès qu’elle est payée. <Follow purchase={unpaid} verb="payer" />
        </Note>
      ) : filledAt === null ? null : (
        <Note>
          {sizeOf(progress.in_cart)}
          {"\u00a0"}: dans un panier depuis le {dateAndTime(filledAt)}. Dès que ce panier est payé,
          c’est noté ici. <a href={at("shoppingCart")}>Voir mon panier</a>
        </Note>
      )}
      {isBegun && left.units > 0 ? (
        <Note tone="warning">
          Pas commandé{"\u00a0"}: {sizeOf(left)}, payé depuis par {namesOf(left.people)}.
        </Note>
      ) : null}
      {!isBegun && order.can.change && product?.is_sold === false ? (
        <Note tone="warning">
          «{"\u00a0"}
          {product.name}
          {"\u00a0"}» n’est plus proposé dans la boutique.
        </Note>
      ) : null}
    </>
  );
}

/** The link to an order of the marketplace, for who placed it; its reference for the others. */
function Follow({
  purchase: { reference, is_own: isOwn },
  verb,
}: {
  purchase: FabricOrder["purchases"][number];
  verb: "suivre" | "payer";
}) {
  // Every member who may pays it, from what was collected.
  if (verb === "payer")
    return <Link to={at("fabricPurchase", { reference })}>Payer la commande {reference}</Link>;
  if (!isOwn) return <>{`Commande ${reference}. `}</>;
  return (
    <>
      <a href={at("shoppingPlacedOrder", { reference })}>Suivre la commande {reference}</a>{" "}
    </>
  );
}

/** How many names a sentence has; the others are counted. */
const MOST_NAMES = 4;

function namesOf(people: readonly string[]): string {
  const shown = people.slice(0, people.length > MOST_NAMES + 1 ? MOST_NAMES : people.length);
  const more = people.length - shown.length;
  const all = more > 0 ? [...shown, `${more} autres personnes`] : shown;
  return new Intl.ListFormat("fr", { type: "conjunction" }).format(all);
}
