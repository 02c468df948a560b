import type { Package } from "@jdj/contract/bookings/packages";
import { at } from "@jdj/contract/paths/addresses";
import { packagePriceText } from "@jdj/contract/prices/price-unit";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./package-card.module.css";

/** A package in a list; the whole card leads to its page. */
export function PackageCard({ found, eager }: { found: Package; eager: boolean }) {
  return (
    <article className={`${kit.card} ${kit.relative} ${kit.hideOverflow} ${styles.card}`}>
      <img
        src={found.image}
        alt=""
        width={400}
        height={300}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
      />
      <div className={styles.text}>
        <p className={`${words.note} ${words.breakAnywhere}`}>
          {found.service_type.name} · {found.event_type.map(({ name }) => name).join(", ")}
        </p>
        <h2 className={words.text18}>
          <a href={at("package", { id: found.id })} className={words.cardLink}>
            {found.name}
          </a>
        </h2>
        <p className={`${words.note} ${words.breakAnywhere}`}>{found.provider.name}</p>
        <p className={styles.price}>{packagePriceText(found.price, found.price_unit)}</p>
      </div>
    </article>
  );
}
