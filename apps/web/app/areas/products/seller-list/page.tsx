import { at } from "@jdj/contract/paths/addresses";
import { productFilters } from "@jdj/contract/products/seller-limits";
import { count } from "@jdj/french/plural";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { apiContext } from "#app/http/context.ts";
import { requireSeller } from "#app/http/require-provider.ts";
import { pageOf, searchQuery, textOf } from "#app/http/search-query.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import control from "#app/ui/control.module.css";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { MoreActions } from "#app/ui/more-actions.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Permitted } from "#app/ui/permitted.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import styles from "./page.module.css";
import { ProductCard } from "./product-card.tsx";

export const handle: PageHandle = { page: "static" };

type Show = (typeof productFilters)[number];

const labels: Record<Show, string> = {
  all: "Tous",
  online: "En vente",
  draft: "Brouillons",
  low: "Stock bas",
};

const address = (search: string, show: Show, page = 1) =>
  at("proProducts") + searchQuery({ recherche: search, voir: show === "all" ? "" : show }, page);

export async function loader({ context, url }: Route.LoaderArgs) {
  requireSeller(context);
  const search = textOf(url.searchParams, "recherche");
  const show = productFilters.find((one) => one === url.searchParams.get("voir")) ?? "all";
  const asked = { search, show, page: pageOf(url.searchParams) };
  return { search, show, found: await context.get(apiContext).products.sellerProducts.list(asked) };
}

/** `/pro/articles`: what the shop sells in the marketplace. */
export default function OwnProducts({ loaderData }: Route.ComponentProps) {
  const { search, show, found } = loaderData;
  const isEmpty = found.counts.all === 0;
  return (
    <>
      <Title>Articles</Title>
      <header className={`${kit.between} ${kit.cluster3}`}>
        <h1>Articles</h1>
        <Permitted need="catalogue:write">
          <div className={kit.cluster3}>
            <LinkButton
              to={at("proNewProduct")}
              icon={<Icon name="plus" size={20} />}
              reloadDocument
            >
              <span className="visually-hidden">Nouveau </span>Produit
            </LinkButton>
            <MoreActions>
              <LinkButton to={`${at("proNewProduct")}?type=service`} variant="plain" reloadDocument>
                Nouveau service
              </LinkButton>
            </MoreActions>
          </div>
        </Permitted>
      </header>
      {isEmpty ? (
        <EmptyState
          sentence="Un nom, un prix, une photo&nbsp;: votre premier article peut être en vente dans cinq minutes."
          seed="articles-vide"
          action={
            <Permitted need="catalogue:write">
              <LinkButton to={at("proNewProduct")} reloadDocument>
                Ajouter un premier article
              </LinkButton>
            </Permitted>
          }
        />
      ) : (
        <>
          <form method="get" className={styles.search}>
            {show === "all" ? null : <input type="hidden" name="voir" value={show} />}
            <input
              type="search"
              name="recherche"
              aria-label="Chercher dans vos articles"
              placeholder="Chercher un article"
              defaultValue={search}
              maxLength={80}
              className={control.control}
            />
            <Button variant="plain" aria-label="Chercher">
              <Icon name="search" size={20} />
            </Button>
          </form>
          <Tabs
            label="Articles montrés"
            tabs={productFilters.map((one) => ({
              to: address(search, one),
              label: labels[one],
              current: one === show,
              count: found.counts[one],
            }))}
          />
          {search === "" ? null : (
            <p>
              {count(found.total, "article")} pour «&nbsp;{search}&nbsp;»{" · "}
              <a href={address("", show)}>Effacer la recherche</a>
            </p>
          )}
          {found.data.length === 0 && search === "" ? (
            <p className={words.secondary}>Aucun article ici.</p>
          ) : null}
          <ul className={`${kit.stack3} ${kit.listReset} ${styles.cards}`}>
            {found.data.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </ul>
          <Pagination
            label="Articles"
            page={found.current_page}
            lastPage={found.last_page}
            to={(page) => address(search, show, page)}
          />
        </>
      )}
    </>
  );
}
