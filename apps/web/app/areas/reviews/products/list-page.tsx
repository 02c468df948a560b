import { at } from "@jdj/contract/paths/addresses";
import { count } from "@jdj/french/plural";
import reviewStyles from "#app/areas/reviews/reviews.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { PublicHead } from "#app/document/public-head.tsx";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { pageOf } from "#app/http/search-query.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Stars } from "#app/ui/entry/stars.tsx";
import kit from "#app/ui/kit.module.css";
import { Pagination } from "#app/ui/pagination.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/list-page";
import styles from "./page.module.css";
import { ProductReviewItem, ReportLink } from "./review-item.tsx";

export const handle: PageHandle = { page: "static", cachedBy: ["page"] };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { reviews, products } = context.get(apiContext);
  const [product, listed] = await Promise.all([
    found(products.products.article({ id: params.id })),
    found(reviews.products.list({ id: params.id, page: pageOf(url.searchParams) })),
  ]);
  const { id, name, seller } = product;
  const crumbs = [
    { to: at("shoppingProduct", { id }), label: name },
    { to: at("shoppingReviews", { id }), label: "Avis" },
  ];
  return { product: { id, name, seller: seller.name }, listed, crumbs };
}

/** `/shopping/product/:id/avis`: all reviews of a product. */
export default function ProductReviews({ loaderData: { product, listed } }: Route.ComponentProps) {
  const { id, name, seller } = product;
  const { data, mark, total, current_page: page, last_page: lastPage } = listed;
  const path = at("shoppingReviews", { id });
  return (
    <section className={`${kit.stack4} ${styles.page}`}>
      <PublicHead
        title={`Avis sur ${name}`}
        description={`Ce que disent de «\u00a0${name}\u00a0» celles et ceux qui l’ont acheté ${seller === "" ? "" : `chez ${seller}`}.`}
        path={path}
      />
      <h1>Avis sur {name}</h1>
      {mark === null ? (
        <p className={words.secondary}>Personne n’a encore donné son avis.</p>
      ) : (
        <p className={kit.facts}>
          <Stars mark={mark} />
          <span>{count(total, "avis", "avis")} d’acheteurs</span>
        </p>
      )}
      <div className={kit.toolbar}>
        <LinkButton to={at("shoppingReview", { id })} variant="plain" reloadDocument>
          Donner mon avis
        </LinkButton>
        <a className={kit.tapTarget} href={at("shoppingProduct", { id })}>
          Voir l’article
        </a>
      </div>
      {data.length === 0 ? null : (
        <ol className={reviewStyles.list}>
          {data.map((review) => (
            <ProductReviewItem key={review.id} review={review} seller={seller}>
              <ReportLink product={id} review={review.id} />
            </ProductReviewItem>
          ))}
        </ol>
      )}
      <Pagination
        page={page}
        lastPage={lastPage}
        to={(asked) => `${path}${asked > 1 ? `?page=${asked}` : ""}`}
        label="Avis"
      />
    </section>
  );
}
