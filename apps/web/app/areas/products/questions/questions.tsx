import { at } from "@jdj/contract/paths/addresses";
import type { Product } from "@jdj/contract/products/products";
import type { ProductQuestion } from "@jdj/contract/products/questions";
import reviewStyles from "#app/areas/reviews/reviews.module.css";
import { LinkButton } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import { QuestionItem } from "./question-item.tsx";

/** The newest answered questions about a product, and the way to all of them and to one's own. */
export function Questions({
  product,
  questions,
  total,
}: {
  product: Product;
  questions: readonly ProductQuestion[];
  total: number;
}) {
  const { id, seller } = product;
  return (
    <section
      id="questions"
      className={`${kit.stack3} ${kit.shrink} ${reviewStyles.reviews}`}
      aria-labelledby="questions-titre"
    >
      <h2 id="questions-titre">Questions au vendeur</h2>
      {questions.length === 0 ? (
        <p className={words.secondary}>
          Personne n’a encore posé de question. Le vendeur vous répond par e-mail, et ici.
        </p>
      ) : (
        <ol className={reviewStyles.list}>
          {questions.map((asked) => (
            <QuestionItem key={asked.id} asked={asked} seller={seller.name} />
          ))}
        </ol>
      )}
      <div className={kit.toolbar}>
        <LinkButton to={at("shoppingQuestion", { id })} variant="plain" reloadDocument>
          Poser une question
        </LinkButton>
        {total > questions.length ? (
          <a className={kit.tapTarget} href={at("shoppingQuestions", { id })}>
            Voir les {total} questions
          </a>
        ) : null}
      </div>
    </section>
  );
}
