import { longDate } from "@jdj/french/dates";
import reviewStyles from "#app/areas/reviews/reviews.module.css";
import { Stars } from "#app/ui/entry/stars.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";

type HiddenReview = {
  id: number;
  created_at: string;
  global_mark: number;
  hidden_at: string;
  reason: string | null;
};

const day = (instant: string) => longDate(instant.slice(0, 10));

/** The reviews that staff took off the page of the shop, and why; nothing without any. */
export function HiddenReviews({ reviews }: { reviews: readonly HiddenReview[] }) {
  if (reviews.length === 0) return null;
  return (
    <section className={kit.stack4} aria-labelledby="retires">
      <h2 id="retires">Avis retirés par notre équipe</h2>
      <p className={`${kit.narrow} ${words.secondary}`}>
        Personne ne les voit plus, et ils ne comptent pas dans votre note.
      </p>
      <ul className={reviewStyles.list}>
        {reviews.map(({ id, created_at, global_mark, hidden_at, reason }) => (
          <li key={id} className={reviewStyles.review}>
            <div className={`${kit.wrap} ${reviewStyles.author}`}>
              <p>
                <strong>Avis du {day(created_at)}</strong>
                <span>Retiré le {day(hidden_at)}</span>
              </p>
              <Stars mark={global_mark} />
            </div>
            {reason === null ? null : (
              <p className={`${kit.narrow} ${words.breakAnywhere} ${words.preLine}`}>
                Motif&nbsp;: {reason}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
