import { at } from "@jdj/contract/paths/addresses";
import { SHOP_PRODUCTS_A_PAGE } from "@jdj/contract/products/limits";
import type { Shop } from "@jdj/contract/products/shops";
import { monthAndYear } from "@jdj/french/dates";
import { ofName } from "@jdj/french/names";
import { count } from "@jdj/french/plural";
import { DeliveryWays } from "#app/areas/products/delivery-ways.tsx";
import { ProductCard } from "#app/areas/products/product-card.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { PublicHead } from "#app/document/public-head.tsx";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { pageOf } from "#app/http/search-query.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Stars } from "#app/ui/entry/stars.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { Pagination } from "#app/ui/pagination.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "static", cachedBy: ["page"] };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { shops } = context.get(apiContext).products;
  const asked = { id: params.id, page: pageOf(url.searchParams) };
  const answer = await found(shops.shop(asked));
  const { id, name } = answer.shop;
  return { ...answer, crumbs: [{ to: at("shoppingShop", { id }), label: name }] };
}

/** How much a seller sold, in words: never an exact figure. */
function salesInWords({ sales_from: sales }: Shop): string {
  if (sales === 0) return "Pas encore de vente livrée";
  return sales === 1 ? "Premières ventes livrées" : `Plus de ${sales} ventes livrées`;
}

/** `/shopping/vendeur/:id`: a seller, and what they sell. */
export default function ShopPage({ loaderData }: Route.ComponentProps) {
  const { shop, articles, total, current_page: page, last_page: lastPage } = loaderData;
  const { id, name, town, mark, presentation } = shop;
  const path = at("shoppingShop", { id });
  const to = (asked: number) => `${path}${asked > 1 ? `?page=${asked}` : ""}`;
  const place = town ? ` à ${town}` : "";
  return (
    <div className={`${kit.page} ${styles.page}`}>
      <PublicHead
        title={`${name}, vendeur${place}`}
        description={
          presentation.replace(/\s+/g, " ").slice(0, 160) ||
          `Les articles ${ofName(name)}${place}, pour votre mariage et vos fêtes.`
        }
        path={path}
      />
      <header className={`${kit.stack3} ${styles.head}`}>
        <h1>{name}</h1>
        <ul className={`${kit.listReset} ${styles.facts}`}>
          {town ? (
            <li>
              <Icon name="map-pin" size={18} />
              {town}
            </li>
          ) : null}
          <li>
            <Icon name="building-store" size={18} />
            Vend ici depuis {monthAndYear(shop.since)}
          </li>
          <li>
            <Icon name="package" size={18} />
            {salesInWords(shop)}
          </li>
        </ul>
        {mark === null ? null : (
          <p>
            <Stars mark={mark} />{" "}
            <span className={words.secondary}>
              sur {count(shop.reviews_count, "avis", "avis")} de ses articles
            </span>
          </p>
        )}
        {presentation ? <p className={`${kit.narrow} ${words.preLine}`}>{presentation}</p> : null}
        {shop.demonstration ? (
          <p className={`${words.note} ${kit.row} ${kit.gapTight}`}>
            <Icon name="info-circle" size={18} />
            Un exemple, inventé pour la démonstration.
          </p>
        ) : null}
      </header>
      <section className={`${kit.stack4} ${kit.shrink}`} aria-labelledby="articles">
        <h2 id="articles">
          {count(total, "article")}
          {page > 1 ? `, page ${page}` : ""}
        </h2>
        {articles.length === 0 ? (
          <EmptyState sentence="Ce vendeur n’a pas d’article en ce moment." seed="vendeur-vide" />
        ) : (
          <div className={`${kit.stack3} ${styles.cards}`}>
            {articles.map((product, index) => (
              <ProductCard key={product.id} product={product} isFirst={index < 2} />
            ))}
          </div>
        )}
        {total > SHOP_PRODUCTS_A_PAGE ? (
          <Pagination page={page} lastPage={lastPage} to={to} label="Articles" />
        ) : null}
      </section>
      <Conditions shop={shop} />
    </div>
  );
}

/** How the seller delivers, what they take back, and how to reach them. */
function Conditions({ shop }: { shop: Shop }) {
  const { id, preparation_days: preparation, return_days: days, in_directory } = shop;
  return (
    <div className={`${kit.stack6} ${styles.conditions}`}>
      <section className={kit.stackSmall} aria-labelledby="livraison">
        <h2 id="livraison">Livraison</h2>
        <p>Préparé en {count(preparation, "jour ouvré", "jours ouvrés")}.</p>
        <DeliveryWays ways={shop.delivery} />
      </section>
      <section className={kit.stackSmall} aria-labelledby="retours">
        <h2 id="retours">Retours</h2>
        <p>
          {days === 0
            ? "Ce vendeur ne reprend pas ses articles, sauf s’ils ne sont pas conformes."
            : `Ce vendeur reprend ses articles dans les ${count(days, "jour")} qui suivent la livraison, depuis la page de la commande.`}
        </p>
        <p className={words.secondary}>
          Votre paiement est gardé jusqu’à ce que vous ayez votre commande&nbsp;: un article qui
          n’arrive pas, ou qui n’est pas comme annoncé, vous est remboursé.
        </p>
      </section>
      <section className={kit.stackSmall} aria-labelledby="questions">
        <h2 id="questions">Questions</h2>
        <p>
          Posez la vôtre depuis la page de l’article, sous «&nbsp;Questions au vendeur&nbsp;»&nbsp;:
          la réponse vous arrive par e-mail.
        </p>
      </section>
      {in_directory ? (
        <section className={kit.stackSmall} aria-labelledby="services">
          <h2 id="services">Aussi prestataire</h2>
          <p>
            <a className={kit.tapTarget} href={at("provider", { id })}>
              Voir ses services dans l’annuaire
            </a>
          </p>
        </section>
      ) : null}
    </div>
  );
}
