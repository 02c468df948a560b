import { at } from "@jdj/contract/paths/addresses";
import type { Product } from "@jdj/contract/products/products";
import type { ProductReview } from "@jdj/contract/reviews/product-reviews";
import { count } from "@jdj/french/plural";
import { ProductReviewItem } from "#app/areas/reviews/products/review-item.tsx";
import reviewStyles from "#app/areas/reviews/reviews.module.css";
import { Stars } from "#app/ui/entry/stars.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";

/** What buyers say of a product: the newest reviews, and the way to all of them and to one's own. */
export function Reviews({
  product,
  reviews,
}: {
  product: Product;
  reviews: readonly ProductReview[];
}) {
  const { id, mark, reviews_count: total, seller } = product;
  return (
    <section
      id="avis"
      className={`${kit.stack3} ${kit.shrink} ${reviewStyles.reviews}`}
      aria-labelledby="avis-titre"
    >
      <div className={`${kit.cluster} ${kit.between} ${kit.gapLines} ${reviewStyles.head}`}>
        <h2 id="avis-titre">Avis des acheteurs</h2>
        {mark === null ? null : (
          <p>
            <Stars mark={mark} /> {count(total, "avis", "avis")}
          </p>
        )}
      </div>
      {reviews.length === 0 ? (
        <p className={words.secondary}>
          Aucun avis pour le moment. Ceux qui ont reçu cet article peuvent donner le leur.
        </p>
      ) : (
        <ol className={reviewStyles.list}>
          {reviews.map((review) => (
            <ProductReviewItem key={review.id} review={review} seller={seller.name} />
          ))}
        </ol>
      )}
      <p className={kit.toolbar}>
        {total > 0 ? (
          <a className={kit.tapTarget} href={at("shoppingReviews", { id })}>
            {total > reviews.length
              ? `Voir ${total > 1 ? `les ${total} avis` : "l’avis"}`
              : "Tous les avis"}
          </a>
        ) : null}
        <a className={kit.tapTarget} href={at("shoppingReview", { id })} rel="nofollow">
          Vous l’avez acheté&nbsp;? Donnez votre avis
        </a>
      </p>
    </section>
  );
}
