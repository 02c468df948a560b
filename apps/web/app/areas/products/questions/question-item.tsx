import type { ProductQuestion } from "@jdj/contract/products/questions";
import { longDate } from "@jdj/french/dates";
import { ofName } from "@jdj/french/names";
import { ReplyQuote } from "#app/areas/reviews/reply-quote.tsx";
import reviewStyles from "#app/areas/reviews/reviews.module.css";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";

const day = (instant: string) => longDate(instant.slice(0, 10));

/** A question about a product with its answer. */
export function QuestionItem({ asked, seller }: { asked: ProductQuestion; seller: string }) {
  const { author } = asked;
  return (
    <li id={`question-${asked.id}`} className={reviewStyles.review}>
      <p className={`${kit.narrow} ${words.bold} ${words.breakAnywhere} ${words.preLine}`}>
        {asked.question}
      </p>
      <p className={words.note}>
        {author.given_names} {author.last_name}, le {day(asked.asked_at)}
      </p>
      <Answer text={asked.answer} at={asked.answered_at} seller={seller} />
    </li>
  );
}

/** What a seller answered, and when. */
export function Answer({ text, at, seller }: { text: string; at: string; seller: string }) {
  return <ReplyQuote title={`Réponse ${ofName(seller)}, le ${day(at)}`} text={text} />;
}
