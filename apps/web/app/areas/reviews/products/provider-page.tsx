import { at } from "@jdj/contract/paths/addresses";
import { count } from "@jdj/french/plural";
import { answerReview } from "#app/areas/reviews/answer-review.ts";
import { Reply } from "#app/areas/reviews/reply.tsx";
import { ReviewTabs } from "#app/areas/reviews/review-tabs.tsx";
import reviewStyles from "#app/areas/reviews/reviews.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { apiContext } from "#app/http/context.ts";
import { requireProvider } from "#app/http/require-provider.ts";
import { pageOf } from "#app/http/search-query.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Stars } from "#app/ui/entry/stars.tsx";
import kit from "#app/ui/kit.module.css";
import { Pagination } from "#app/ui/pagination.tsx";
import { Permitted } from "#app/ui/permitted.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/provider-page";
import { ProductReviewItem } from "./review-item.tsx";

export const handle: PageHandle = { page: "static" };

const addressOf = (page: number) => `${at("proProductReviews")}${page > 1 ? `?page=${page}` : ""}`;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop } = requireProvider(context);
  const page = pageOf(url.searchParams);
  const received = await context.get(apiContext).reviews.products.received({ page });
  return { ...received, name: shop.name };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return answerReview(context, request, addressOf(pageOf(url.searchParams)));
}

/** `/pro/avis/articles`: what buyers say of the shop's products, and the replies. */
export default function ProductReviews({ loaderData, actionData }: Route.ComponentProps) {
  const { data, mark, total, current_page: page, last_page: lastPage, name } = loaderData;
  return (
    <>
      <Title>Avis sur mes articles</Title>
      <h1>Avis</h1>
      <ReviewTabs current="proProductReviews" />
      {mark === null ? (
        <EmptyState
          sentence="Aucun acheteur n’a encore donné son avis. Nous le leur demandons dès qu’ils ont reçu leur commande."
          seed="avis-articles-vide"
        />
      ) : (
        <>
          <p>
            <Stars mark={mark} /> {count(total, "avis", "avis")} d’acheteurs
          </p>
          <p className={`${kit.narrow} ${words.secondary}`}>
            Votre réponse est publique, sous l’avis. Une réponse vide retire la précédente.
          </p>
          <ol className={reviewStyles.list}>
            {data.map(({ article, ...review }) => (
              <ProductReviewItem key={review.id} review={review} seller={name}>
                <p className={words.secondary}>
                  Sur <a href={at("proProduct", { id: article.id })}>{article.name}</a>
                </p>
                <Permitted need="reviews:write">
                  <Reply
                    id={review.id}
                    reply={review.reply?.description ?? null}
                    state={actionData}
                  />
                </Permitted>
              </ProductReviewItem>
            ))}
          </ol>
          <Pagination page={page} lastPage={lastPage} to={addressOf} label="Avis" />
        </>
      )}
    </>
  );
}
