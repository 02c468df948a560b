import { at } from "@jdj/contract/paths/addresses";
import { priceText } from "@jdj/contract/prices/price-unit";
import { providerDrawing } from "@jdj/contract/providers/drawing-address";
import { directoryMessages } from "@jdj/contract/providers/messages";
import { count } from "@jdj/french/plural";
import { shortened } from "#app/areas/providers/directory/wanted-providers.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { requireUser } from "#app/http/signed-in.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import kit from "#app/ui/kit.module.css";
import { Tabs } from "#app/ui/tabs.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { Heart } from "./heart.tsx";
import styles from "./page.module.css";

/** Characters of a description. */
const LONGEST_DESCRIPTION = 60;

export const handle: PageHandle = { page: "static" };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { customerId } = requireUser(context);
  const { favourites } = context.get(apiContext).providers;
  const listed = await found(favourites.list({ customer_id: customerId ?? 0 }));
  const categories = Array.isArray(listed) ? [] : Object.entries(listed);
  const asked = url.searchParams.get("categorie");
  const [name, shops] = categories.find(([one]) => one === asked) ?? categories[0] ?? ["", []];
  return {
    tabs: categories.map(([label, { length }]) => ({ label, count: length })),
    shown: { name, shops },
    total: new Set(categories.flatMap(([, one]) => one.map(({ id }) => id))).size,
  };
}

/** `{prefix}/prestataires-favoris`: the favourite shops, a tab for each category. */
export default function Favourites({ loaderData }: Route.ComponentProps) {
  const { tabs, shown, total } = loaderData;
  return (
    <div className={`${kit.stack6} ${kit.page} ${styles.page}`}>
      <Title>Mes prestataires favoris</Title>
      <header className={kit.stack1}>
        <h1>Mes prestataires favoris</h1>
        {total > 0 ? (
          <p className={words.secondary}>{count(total, "boutique", "boutiques")} à comparer.</p>
        ) : null}
      </header>
      {tabs.length === 0 ? (
        <EmptyState
          sentence={directoryMessages.noFavourite}
          seed="favoris-vide"
          action={
            <LinkButton to={at("providers")} reloadDocument>
              Trouver des prestataires
            </LinkButton>
          }
        />
      ) : (
        <>
          <Tabs
            label="Catégories"
            tabs={tabs.map((tab) => ({
              ...tab,
              to: `${at("favourites")}?categorie=${encodeURIComponent(tab.label)}`,
              current: tab.label === shown.name,
            }))}
          />
          <ul className={`${kit.stack4} ${kit.halves640} ${styles.shops}`} aria-label={shown.name}>
            {shown.shops.map((shop) => (
              <li className={kit.card} key={shop.id}>
                <img
                  src={shop.path ?? providerDrawing(shop.id)}
                  alt=""
                  width={320}
                  height={160}
                  loading="lazy"
                  decoding="async"
                />
                <div className={styles.text}>
                  <h2>
                    <a href={at("provider", { id: shop.id })}>{shop.name}</a>
                  </h2>
                  <p className={words.secondary}>
                    {shortened(shop.short_description, LONGEST_DESCRIPTION)}
                  </p>
                  <p className={words.bold}>{priceText(shop)}</p>
                  <span className={`${words.linkText} ${words.bold}`} aria-hidden="true">
                    Voir la boutique
                  </span>
                </div>
                <div className={styles.heart}>
                  <Heart provider={shop} favourite />
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
