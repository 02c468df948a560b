import { at } from "@jdj/contract/paths/addresses";
import { count } from "@jdj/french/plural";
import { answerReview } from "#app/areas/reviews/answer-review.ts";
import { Reply } from "#app/areas/reviews/reply.tsx";
import { ReplyQuote } from "#app/areas/reviews/reply-quote.tsx";
import { ReviewText } from "#app/areas/reviews/review-item.tsx";
import { ReviewTabs } from "#app/areas/reviews/review-tabs.tsx";
import reviewStyles from "#app/areas/reviews/reviews.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { requireProvider } from "#app/http/require-provider.ts";
import { pageOf } from "#app/http/search-query.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Stars } from "#app/ui/entry/stars.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { ShareButton } from "#app/ui/links/share-button.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Permitted } from "#app/ui/permitted.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/provider-page";
import { HiddenReviews } from "./hidden-reviews.tsx";

export const handle: PageHandle = { page: "static" };

const addressOf = (page: number) => `${at("proReviews")}${page > 1 ? `?page=${page}` : ""}`;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop } = requireProvider(context);
  const received = await context.get(apiContext).reviews.received({
    page: pageOf(url.searchParams),
  });
  const link = context.get(visitorContext).publicUrl + at("rateProvider", { id: shop.id });
  return { ...received, link, name: shop.name };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return answerReview(context, request, addressOf(pageOf(url.searchParams)));
}

/** `/pro/avis`: what customers say of the shop, and the replies. */
export default function ShopReviews({ loaderData, actionData }: Route.ComponentProps) {
  const { data, mark, total, current_page: page, last_page: lastPage, link, name } = loaderData;
  return (
    <>
      <Title>Avis</Title>
      <h1>Avis</h1>
      <ReviewTabs current="proReviews" />
      {mark === null ? (
        <EmptyState sentence="Personne n’a encore donné son avis." seed="avis-vide" />
      ) : (
        <>
          <p>
            <Stars mark={mark} /> {count(total, "avis", "avis")} ·{" "}
            <a href="#demander">Demander un avis</a>
          </p>
          <p className={`${kit.narrow} ${words.secondary}`}>
            Votre réponse est publique, sous l’avis. Une réponse vide retire la précédente.
          </p>
          <ol className={reviewStyles.list}>
            {data.map((review) => (
              <li key={review.id} id={`avis-${review.id}`} className={reviewStyles.review}>
                <ReviewText review={review} />
                {review.reply ? (
                  <ReplyQuote title="Votre réponse" text={review.reply.description} />
                ) : null}
                <Permitted need="reviews:write">
                  <Reply
                    id={review.id}
                    reply={review.reply?.description ?? null}
                    state={actionData}
                  />
                </Permitted>
              </li>
            ))}
          </ol>
          <Pagination page={page} lastPage={lastPage} to={addressOf} label="Avis" />
        </>
      )}
      <AskForReviews link={link} name={name} />
      <HiddenReviews reviews={loaderData.hidden} />
    </>
  );
}

/** The link that a provider sends to past customers. */
function AskForReviews({ link, name }: { link: string; name: string }) {
  const text = `Bonjour, merci de votre confiance\u00a0! Donnez votre avis sur ${name}\u00a0: ${link}`;
  return (
    <section className={`${kit.card} ${kit.stack3} ${reviewStyles.ask}`} aria-labelledby="demander">
      <h2 id="demander">Demander un avis</h2>
      <p>
        Envoyez ce lien à vos anciens clients. Ils se connectent, et arrivent au formulaire&nbsp;;
        leur avis est «&nbsp;Prestation vérifiée&nbsp;» si la prestation s’est faite ici.
      </p>
      <ShareButton title={`Votre avis sur ${name}`} address={link} shown />
      <a
        className={kit.iconLink}
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        rel="noreferrer"
        target="_blank"
      >
        <Icon name="brand-whatsapp" size={20} />
        Envoyer par WhatsApp
      </a>
    </section>
  );
}
