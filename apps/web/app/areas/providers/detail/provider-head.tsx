import { at } from "@jdj/contract/paths/addresses";
import type { ProviderPage } from "@jdj/contract/providers/detail";
import { count } from "@jdj/french/plural";
import { Heart } from "#app/areas/providers/favourites/heart.tsx";
import { useSite } from "#app/document/site.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Stars } from "#app/ui/entry/stars.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { Breadcrumbs } from "#app/ui/links/breadcrumbs.tsx";
import { ShareButton } from "#app/ui/links/share-button.tsx";
import styles from "./provider-head.module.css";

/**
 * Name, badges, town, rating, heart and sharing.
 * @param isPreview whether its own team looks at it: no heart, no sharing, no way back to the directory
 */
export function Head({
  provider,
  isPreview = false,
}: {
  provider: ProviderPage;
  isPreview?: boolean;
}) {
  const { publicUrl } = useSite();
  return (
    <header className={`${kit.stack3} ${kit.oneColumn}`}>
      {isPreview ? null : <Path provider={provider} />}
      <div className={`${kit.spread} ${styles.title}`}>
        <h1>{provider.name}</h1>
        {isPreview ? null : <Heart provider={provider} favourite={provider.favorite} />}
      </div>
      <Badges provider={provider} />
      <ul className={`${kit.cluster} ${styles.facts}`}>
        {provider.town ? (
          <li>
            <Icon name="map-pin" size={20} />
            {provider.town}
          </li>
        ) : null}
        <li>
          {provider.mark === null ? null : <Stars mark={provider.mark} />}
          <a href={isPreview ? at("proReviews") : "#avis"}>
            {provider.mark === null
              ? "Pas encore d’avis"
              : count(provider.review_count, "avis", "avis")}
          </a>
        </li>
        {isPreview ? null : (
          <li>
            <ShareButton
              title={provider.name}
              address={publicUrl + at("provider", { id: provider.id })}
            />
          </li>
        )}
      </ul>
      <p className={styles.short}>{provider.short_description}</p>
    </header>
  );
}

function Path({ provider }: { provider: ProviderPage }) {
  const [service] = provider.service_type;
  return (
    <Breadcrumbs
      crumbs={[
        { to: at("providers"), label: "Prestataires" },
        ...(service
          ? [
              {
                to: at("providersFor", { serviceTypeId: service.id, budgetId: 0 }),
                label: service.name,
              },
            ]
          : []),
      ]}
      here={provider.name}
    />
  );
}

function Badges({ provider }: { provider: ProviderPage }) {
  const { order, verified, subscriptions } = provider;
  if (order !== 1 && !verified && subscriptions.length === 0) return null;
  return (
    <p className={kit.wrap2}>
      {order === 1 ? (
        <Badge tone="card" icon={<Icon name="star-filled" size={14} />}>
          Vivement recommandé
        </Badge>
      ) : null}
      {verified ? (
        <Badge tone="good" icon={<Icon name="circle-check" size={16} />}>
          Identité vérifiée
        </Badge>
      ) : null}
      {subscriptions.map(({ order: rank, name }) => (
        <Badge key={rank} tone={rank === 1 ? "waiting" : "neutral"}>
          {name}
        </Badge>
      ))}
    </p>
  );
}
