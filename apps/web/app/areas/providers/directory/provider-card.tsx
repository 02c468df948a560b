import { eventPriceText, priceText } from "@jdj/contract/prices/price-unit";
import type { ListedProvider } from "@jdj/contract/providers/directory";
import { providerDrawing } from "@jdj/contract/providers/drawing-address";
import { directoryMessages } from "@jdj/contract/providers/messages";
import { count } from "@jdj/french/plural";
import { Heart } from "#app/areas/providers/favourites/heart.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./provider-card.module.css";
import { shortened } from "./wanted-providers.ts";

/** Characters of a description in the list. */
const LONGEST_DESCRIPTION = 300;

type ProviderCardProps = {
  provider: ListedProvider;
  /** The address of its page, or of the sign-in that leads there. */
  to: string;
  /** The first card is seen at once: its picture is not fetched lazily. */
  isFirst: boolean;
  /** Whether it is a favourite of the visitor; null for a stranger, who has none. */
  favourite: boolean | null;
  /** For how many guests the list compares prices; null where it does not. */
  guests?: number | null;
};

/** A provider in a list: cover, name, services, rating, prices and place. */
export function ProviderCard({
  provider,
  to,
  isFirst,
  favourite,
  guests = null,
}: ProviderCardProps) {
  const total = guests === null ? null : eventPriceText(provider, guests);
  const { id, name, cover, mark, services, subscriptions } = provider;
  return (
    <article className={`${kit.card} ${kit.relative} ${kit.hideOverflow} ${styles.card}`}>
      <div className={styles.cover}>
        <img
          className={kit.cover}
          src={cover ?? providerDrawing(id)}
          alt=""
          width={480}
          height={320}
          loading={isFirst ? undefined : "lazy"}
          decoding="async"
        />
        {provider.order === 1 ? (
          <span className={`${kit.row1} ${styles.recommended}`}>
            <Icon name="star-filled" size={14} />
            Vivement recommandé
          </span>
        ) : provider.sponsored ? (
          <span className={styles.sponsored}>Sponsorisé</span>
        ) : null}
      </div>
      {favourite === null ? null : (
        <div className={styles.heart}>
          <Heart provider={provider} favourite={favourite} />
        </div>
      )}
      <div className={styles.text}>
        <p className={words.note}>
          {services.map((service) => service.name).join(" · ")}
          {subscriptions.map(({ order, name: badge }) => (
            <span key={order} className={order === 1 ? styles.gold : styles.silver}>
              {badge}
            </span>
          ))}
        </p>
        <h2>
          <a href={to} className={words.cardLink}>
            {name}
          </a>
        </h2>
        <Mark mark={mark} reviews={provider.review_count} />
        <p className={`${words.breakAnywhere} ${styles.description}`}>
          {shortened(provider.short_description, LONGEST_DESCRIPTION)}
        </p>
        <p className={`${kit.wrap} ${styles.foot}`}>
          <span className={`${kit.row1} ${words.secondary}`}>
            <Icon name="map-pin" size={18} />
            {provider.town || directoryMessages.noAddress}
          </span>
          <span className={words.bold}>{priceText(provider)}</span>
          {total ? <span className={`${words.note} ${styles.total}`}>soit {total}</span> : null}
        </p>
      </div>
    </article>
  );
}

function Mark({ mark, reviews }: { mark: number | null; reviews: number }) {
  if (mark === null)
    return <p className={`${words.note} ${kit.row} ${styles.mark}`}>Pas encore d’avis</p>;
  return (
    <p className={`${words.note} ${kit.row} ${styles.mark}`}>
      <Icon name="star-filled" size={16} />
      <strong>{mark.toFixed(1).replace(".", ",")}</strong>
      <span className="visually-hidden"> sur 5,</span> {count(reviews, "avis", "avis")}
    </p>
  );
}
