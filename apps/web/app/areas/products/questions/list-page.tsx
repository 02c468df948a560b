import { at } from "@jdj/contract/paths/addresses";
import styles from "#app/areas/reviews/products/page.module.css";
import reviewStyles from "#app/areas/reviews/reviews.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { PublicHead } from "#app/document/public-head.tsx";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { pageOf } from "#app/http/search-query.ts";
import { LinkButton } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import { Pagination } from "#app/ui/pagination.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/list-page";
import { QuestionItem } from "./question-item.tsx";

export const handle: PageHandle = { page: "static", cachedBy: ["page"] };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { products } = context.get(apiContext);
  const [product, listed] = await Promise.all([
    found(products.products.article({ id: params.id })),
    found(products.questions.list({ id: params.id, page: pageOf(url.searchParams) })),
  ]);
  const { id, name, seller } = product;
  const crumbs = [
    { to: at("shoppingProduct", { id }), label: name },
    { to: at("shoppingQuestions", { id }), label: "Questions" },
  ];
  return { product: { id, name, seller: seller.name }, listed, crumbs };
}

/** `/shopping/product/:id/questions`: all answered questions about a product. */
export default function ProductQuestions({
  loaderData: { product, listed },
}: Route.ComponentProps) {
  const { id, name, seller } = product;
  const path = at("shoppingQuestions", { id });
  return (
    <section className={`${kit.stack4} ${styles.page}`}>
      <PublicHead
        title={`Questions sur ${name}`}
        description={`Les questions posées à ${seller} à propos de «\u00a0${name}\u00a0», et ses réponses.`}
        path={path}
      />
      <h1>Questions sur {name}</h1>
      <div className={kit.toolbar}>
        <LinkButton to={at("shoppingQuestion", { id })} variant="plain" reloadDocument>
          Poser une question
        </LinkButton>
        <a className={kit.tapTarget} href={at("shoppingProduct", { id })}>
          Voir l’article
        </a>
      </div>
      {listed.data.length === 0 ? (
        <p className={words.secondary}>Aucune question n’a encore de réponse.</p>
      ) : (
        <ol className={reviewStyles.list}>
          {listed.data.map((asked) => (
            <QuestionItem key={asked.id} asked={asked} seller={seller} />
          ))}
        </ol>
      )}
      <Pagination
        page={listed.current_page}
        lastPage={listed.last_page}
        to={(asked) => `${path}${asked > 1 ? `?page=${asked}` : ""}`}
        label="Questions"
      />
    </section>
  );
}
