import type { Checkout } from "@jdj/contract/orders/checkout";
import { expectedText } from "@jdj/contract/orders/expected-delivery";
import { fcfa } from "@jdj/french/money";
import { ofName } from "@jdj/french/names";
import { Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

type Delivery = Checkout["deliveries"][number];
type Seller = Checkout["cart"]["sellers"][number];

/** The posted value of a way of delivery. */
const postedBy = ({ id, price }: Delivery["zones"][number]) => `${id}:${price}`;

/** The delivery that is chosen at first: that of the refused form, else the first; null for none. */
export function firstZone({ zones }: Delivery, chosen: string | undefined) {
  return zones.find((zone) => postedBy(zone) === chosen) ?? zones[0] ?? null;
}

/** How one seller's products arrive: a zone at its price, or fetched. */
export function DeliveryChoice({
  seller,
  delivery,
  town,
  chosen,
}: {
  seller: Seller;
  delivery: Delivery;
  /** The chosen town. */
  town: string;
  /** The posted value of a refused form. */
  chosen: string | undefined;
}) {
  const { zones } = delivery;
  if (zones.length === 0)
    return (
      <Note tone="warning">
        {seller.name} ne livre pas à {town}. Choisissez une autre commune, ou retirez ses articles
        du panier.
      </Note>
    );
  const first = firstZone(delivery, chosen);
  return (
    <fieldset className={`${kit.card} ${kit.grid} ${styles.delivery}`}>
      <legend>Livraison {ofName(seller.name)}</legend>
      {zones.map((zone) => (
        <label key={zone.id} className={`${kit.row3} ${kit.ruled} ${styles.zone}`}>
          <input
            type="radio"
            name={`livraison_${seller.id}`}
            value={postedBy(zone)}
            defaultChecked={zone === first}
          />
          <span className={`${kit.shrink} ${kit.grid} ${styles.zoneName}`}>
            {zone.name}
            <small className={words.secondary}>{expectedText(zone.expected, zone.pickup)}</small>
          </span>
          <strong className={words.nowrap}>
            {zone.price === 0 ? "Gratuit" : fcfa(zone.price)}
          </strong>
        </label>
      ))}
    </fieldset>
  );
}
