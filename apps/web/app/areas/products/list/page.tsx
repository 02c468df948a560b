import { at } from "@jdj/contract/paths/addresses";
import { marketplaceMessages } from "@jdj/contract/products/messages";
import { count } from "@jdj/french/plural";
import { data } from "react-router";
import { ProductCard } from "#app/areas/products/product-card.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { PublicHead } from "#app/document/public-head.tsx";
import { apiContext } from "#app/http/context.ts";
import { sectionIntroduction } from "#app/http/section-introduction.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import kit from "#app/ui/kit.module.css";
import { SortMenu } from "#app/ui/listing/sort-menu.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { Filters } from "./filters.tsx";
import { loadProducts } from "./load-products.ts";
import styles from "./page.module.css";
import { addressOf, countFilters, orders, parameters } from "./wanted-products.ts";

export const handle: PageHandle = {
  page: "static",
  cachedBy: ["page", "category_id", ...Object.values(parameters)],
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const found = await loadProducts(context.get(apiContext), url, params.id);
  const { category, parent, errors } = found;
  const crumbs = [parent, category].flatMap((one) =>
    one ? [{ to: at("shoppingCategory", { id: one.id }), label: one.name }] : [],
  );
  const status = Object.keys(errors).length > 0 ? 422 : 200;
  const heading = sectionIntroduction(context, "shopping").title;
  return data({ heading, found, crumbs }, { status });
}

/** `/shopping` and `/shopping/category/:id`: the products, all, of a category, or of a search. */
export default function ProductsPage({ loaderData: { heading, found } }: Route.ComponentProps) {
  const { wanted, listed, category } = found;
  const { data: rows, total, current_page: page, last_page: lastPage } = listed;
  const isAsked = countFilters(wanted) > 0 || wanted.search !== "";
  const title =
    wanted.search === "" ? (category?.name ?? heading) : `«\u00a0${wanted.search}\u00a0»`;
  return (
    <div className={`${kit.page} ${styles.page}`}>
      <PublicHead
        title={category ? `${category.name}, Shopping` : "Shopping"}
        description={
          category
            ? `${category.name}\u00a0: les articles de nos vendeurs pour votre mariage et vos fêtes en Côte d’Ivoire, livrés dans votre ville ou à retirer.`
            : "Pagnes, tenues, bijoux, décoration, vaisselle, faire-part, gâteaux et services pour votre mariage et vos fêtes en Côte d’Ivoire."
        }
        path={addressOf({
          ...wanted,
          search: "",
          minPrice: "",
          maxPrice: "",
          available: "",
          kind: "",
          sort: "",
        })}
      />
      <div className={styles.head}>
        <h1>{title}</h1>
        <div className={`${kit.cluster} ${kit.between} ${kit.gapClose} ${styles.line}`}>
          <p className={words.secondary} aria-live="polite">
            {count(total, "article", "articles")}
            {category && wanted.search !== "" ? ` dans ${category.name}` : ""}
          </p>
          {total > 1 ? (
            <SortMenu
              // Without a search, the newest are the first.
              orders={wanted.search === "" ? orders.slice(1) : orders}
              sort={wanted.sort}
              to={(sort) => addressOf(wanted, { sort })}
            />
          ) : null}
        </div>
      </div>
      <Filters found={found} />
      <div className={`${kit.stack4} ${kit.shrink} ${kit.contentStart}`}>
        {rows.length === 0 ? (
          <EmptyState
            sentence={
              isAsked && !(countFilters(wanted) === 1 && category && wanted.search === "")
                ? marketplaceMessages.nothingFound
                : marketplaceMessages.emptyCategory
            }
            seed="shopping-vide"
            action={
              <LinkButton to={at("shopping")} variant="plain" reloadDocument>
                Voir tous les articles
              </LinkButton>
            }
          />
        ) : (
          <div className={`${kit.stack3} ${styles.cards}`}>
            {rows.map((product, index) => (
              <ProductCard key={product.id} product={product} isFirst={index < 2} />
            ))}
          </div>
        )}
        {rows.some(({ demonstration }) => demonstration) ? (
          <p className={words.note}>
            Ces articles sont des exemples, inventés pour la démonstration.
          </p>
        ) : null}
        <Pagination
          page={page}
          lastPage={lastPage}
          to={(asked) => addressOf(wanted, { page: asked })}
          label="Articles"
        />
      </div>
    </div>
  );
}
