import type { Review } from "@jdj/contract/reviews/reviews";
import { count } from "@jdj/french/plural";
import type { FormState } from "#app/forms/form-state.ts";
import { Stars } from "#app/ui/entry/stars.tsx";
import kit from "#app/ui/kit.module.css";
import { Pagination } from "#app/ui/pagination.tsx";
import { ReviewItem } from "./review-item.tsx";
import styles from "./reviews.module.css";

type ReviewListProps = {
  /** The mean of all ratings; null without a review. */
  mark: number | null;
  page: { data: readonly Review[]; current_page: number; last_page: number; total: number };
  /** The address of a page of reviews. */
  to: (page: number) => string;
  /** The name of the provider, who replies. */
  provider: string;
  /** The review whose deletion is to be confirmed, by its number; 0 for none. */
  deleting: number;
  state: FormState | undefined;
};

/** The reviews of a provider, the newest first, with their global rating. */
export function ReviewList({ mark, page, to, provider, deleting, state }: ReviewListProps) {
  return (
    <section id="avis" className={`${kit.stack4} ${styles.reviews}`} aria-labelledby="avis-titre">
      <div className={`${kit.cluster} ${kit.between} ${kit.gapLines} ${styles.head}`}>
        <h2 id="avis-titre">Avis</h2>
        {mark === null ? null : (
          <p>
            <Stars mark={mark} /> {count(page.total, "avis", "avis")}
          </p>
        )}
      </div>
      {page.data.length === 0 ? (
        <p className={styles.none}>Personne n’a encore donné son avis.</p>
      ) : (
        <ol className={styles.list}>
          {page.data.map((review) => (
            <ReviewItem
              key={review.id}
              review={review}
              provider={provider}
              isDeleting={review.id === deleting}
              state={state}
            />
          ))}
        </ol>
      )}
      <Pagination page={page.current_page} lastPage={page.last_page} to={to} label="Avis" />
    </section>
  );
}
