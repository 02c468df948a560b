import type { ListedProvider } from "@jdj/contract/directory/providers";
import { fcfa, grouped } from "@jdj/french/money";
import { clothAddress } from "#app/areas/content/cloth-address.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./provider-card.module.css";
import { shortened } from "./wanted.ts";

/** Characters of a description in the list. */
const LONGEST_DESCRIPTION = 300;

function priceRange({ min_price: min, max_price: max }: ListedProvider): string {
  if (min === null && max === null) return "Non spécifié";
  if (min === null || max === null || min === max) return fcfa(min ?? max ?? 0);
  return `${grouped(min)} à ${fcfa(max)}`;
}

/** A provider in a list: services, place and price. */
export function ProviderCard({ provider }: { provider: ListedProvider }) {
  return (
    <article className={styles.card}>
      <img
        src={clothAddress(`prestataire-${provider.id}`)}
        alt=""
        width={320}
        height={96}
        loading="lazy"
        decoding="async"
      />
      <div className={styles.text}>
        {provider.order === 1 ? (
          <Badge tone="card" icon={<Icon name="star-filled" size={14} />}>
            Vivement recommandé
          </Badge>
        ) : null}
        <h2>{provider.name}</h2>
        <p className={styles.services}>{provider.services.map(({ name }) => name).join(" · ")}</p>
        <p>{shortened(provider.short_description, LONGEST_DESCRIPTION)}</p>
        <p className={styles.place}>
          <Icon name="map-pin" size={18} />
          {provider.town}
        </p>
        <p className={styles.price}>
          <span>Prix</span> {priceRange(provider)}
        </p>
      </div>
    </article>
  );
}
