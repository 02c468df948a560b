import { expectedText } from "@jdj/contract/orders/expected-delivery";
import type { DeliveryWay } from "@jdj/contract/products/products";
import { fcfa } from "@jdj/french/money";
import { count } from "@jdj/french/plural";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./delivery-ways.module.css";

/** Where a seller delivers, and at which price. */
export function DeliveryWays({ ways }: { ways: readonly DeliveryWay[] }) {
  if (ways.length === 0) return <p>Le vendeur n’a pas encore indiqué où il livre.</p>;
  return (
    <ul className={`${kit.stack3} ${styles.zones}`}>
      {ways.map((zone) => (
        <li className={`${kit.flex} ${kit.gapSmall}`} key={zone.id}>
          <Icon name={zone.pickup ? "building-store" : "map-pin"} size={20} />
          <div>
            <p>
              <strong>{zone.name}</strong>{" "}
              <span>{zone.price === 0 ? "gratuit" : fcfa(zone.price)}</span>
            </p>
            <p className={words.note}>{expectedText(zone.expected, zone.pickup)}</p>
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
  );
}
