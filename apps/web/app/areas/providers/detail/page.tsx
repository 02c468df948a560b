import { at } from "@jdj/contract/paths/addresses";
import { priceText, USUAL_GUESTS } from "@jdj/contract/prices/price-unit";
import { directoryRefusals } from "@jdj/contract/providers/messages";
import { answerTimeText } from "@jdj/contract/quotes/answer-time";
import { isRouteErrorResponse } from "react-router";
import reading from "#app/areas/content/reading.module.css";
import { readExpectedGuests } from "#app/areas/notebook/budget/expected-guests.ts";
import { parameters } from "#app/areas/providers/directory/wanted-providers.ts";
import { QuoteRequestForm } from "#app/areas/quotes/quote-request-form.tsx";
import { isSentRequest, sendQuoteRequest } from "#app/areas/quotes/send-quote-request.ts";
import { changeReview, isReviewForm } from "#app/areas/reviews/change-review.ts";
import { ReviewForm } from "#app/areas/reviews/review-form.tsx";
import { ReviewList } from "#app/areas/reviews/review-list.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { pageOf } from "#app/http/search-query.ts";
import { requireUser } from "#app/http/signed-in.ts";
import { unlisted } from "#app/http/unlisted.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import type { Route } from "./+types/page";
import { addPrice, pageBefore, readLines } from "./add-price.ts";
import { Budget } from "./budget.tsx";
import { Hours } from "./hours.tsx";
import { Offer } from "./offer.tsx";
import styles from "./page.module.css";
import { Places } from "./places.tsx";
import { Portfolio } from "./portfolio.tsx";
import { Presentation } from "./presentation.tsx";
import { readQuantity } from "./proposed-quantity.ts";
import { Head } from "./provider-head.tsx";
import { Questions } from "./questions.tsx";
import { undoPrice } from "./undo-price.ts";
import { Viewer } from "./viewer.tsx";

export const handle: PageHandle = { page: "static" };

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  requireUser(context);
  const { providers, quotes, reviews } = context.get(apiContext);
  const { detail } = providers;
  const shown = found(detail.provider({ id: params.id }));
  const [provider, medias, addresses, comments, own, { minutes }] = await Promise.all([
    shown,
    found(detail.medias({ id: params.id })),
    found(detail.addresses({ id: params.id })),
    found(reviews.comments({ wedding_provider_id: params.id, page: pageOf(url.searchParams) })),
    found(reviews.own({ id: params.id })),
    found(quotes.requests.answerTime({ id: params.id })),
  ]).catch(async (error) => {
    // The page itself says more of why it is not shown than what belongs to it.
    await shown;
    throw error;
  });
  const from = Number(url.searchParams.get("budget")) || 0;
  const asked = readQuantity(url.searchParams.get(parameters.guests) ?? "");
  const guests = asked ?? (await readExpectedGuests(context));
  const hasPrice = Boolean(provider.min_price || provider.max_price);
  const lines = hasPrice ? await readLines(context, provider, from) : [];
  const { publicUrl } = context.get(visitorContext);
  return {
    provider,
    medias,
    addresses,
    comments,
    own,
    deleting: Number(url.searchParams.get("supprimer")) || 0,
    answers: minutes === null ? null : answerTimeText(minutes),
    lines,
    guests,
    back: pageBefore(request, { publicUrl, provider, from }),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  requireUser(context);
  const form = await readForm(request);
  const intent = textFrom(form, "intent");
  if (intent === "budget") return addPrice(context, form, params.id);
  if (intent === "undo-budget") return undoPrice(context, form);
  if (intent === "request") return sendQuoteRequest(context, form);
  if (isReviewForm(intent))
    return changeReview(context, form, { provider: params.id, page: at("provider", params) });
  throw new Response("Le formulaire n’a pas pu être lu.", { status: 400 });
}

/** A provider out of the directory; any other error is the site's. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.data === unlisted) return <Unlisted />;
  throw error;
}

/** `/prestataires-de-mariage-details/{id}`: a provider, for signed-in users. */
export default function ProviderDetail({ loaderData, actionData }: Route.ComponentProps) {
  const { provider, medias, addresses, comments, own, deleting, answers, lines, guests, back } =
    loaderData;
  const refusal = isSentRequest(actionData) ? undefined : actionData;
  const refusedOf = (intent: string) => (refusal?.values.intent === intent ? refusal : undefined);
  return (
    <article className={styles.page}>
      <Title>{provider.name}</Title>
      <Portfolio provider={provider} medias={medias} />
      <div className={styles.body}>
        <div className={styles.main}>
          <Head provider={provider} />
          <Presentation provider={provider} />
          <Questions questions={provider.questions} />
        </div>
        <div className={styles.side}>
          <Offer provider={provider} guests={lines.length > 0 ? null : (guests ?? USUAL_GUESTS)}>
            <Budget
              provider={provider}
              lines={lines}
              guests={guests}
              back={refusal?.values.back ?? back}
              state={refusedOf("budget")}
            />
          </Offer>
          <section id="devis" className={styles.request} aria-labelledby="devis-titre">
            <h2 id="devis-titre">Demander un devis</h2>
            {answers === null ? null : (
              <p className={kit.row1}>
                <Icon name="clock" size={18} />
                {answers}
              </p>
            )}
            <QuoteRequestForm
              provider={{ id: provider.id, name: provider.name, ...provider.contact }}
              {...(provider.service_type[0]
                ? {
                    service: provider.service_type[0].name,
                    serviceTypeId: provider.service_type[0].id,
                  }
                : {})}
              price={priceText(provider)}
              state={isSentRequest(actionData) ? actionData : refusedOf("request")}
              intent="request"
            />
          </section>
          <Hours hours={provider.opening_hours} />
          <Places addresses={addresses} served={provider.served_towns} />
        </div>
        <div className={styles.reviews}>
          <ReviewList
            mark={provider.mark}
            page={comments}
            to={(page) => `${at("provider", { id: provider.id })}?page=${page}#avis`}
            provider={provider.name}
            deleting={deleting}
            state={refusedOf("report-review")}
          />
          <ReviewForm own={own.review} state={refusedOf("review")} />
        </div>
      </div>
      <div className={styles.sticky}>
        <p>
          <span>Prix</span> {priceText(provider)}
        </p>
        <a href="#devis">Demander un devis</a>
      </div>
      <Viewer provider={provider} medias={medias} />
    </article>
  );
}

/** Shown instead of a provider who is out of the directory: what runs with them goes on. */
function Unlisted() {
  return (
    <section className={`${kit.page} ${reading.page}`} aria-labelledby="absent">
      <Title>Prestataire absent de l’annuaire</Title>
      <div className={`${kit.stack3} ${kit.narrow} ${reading.head}`}>
        <h1 id="absent">Absent de l’annuaire</h1>
        <p>{directoryRefusals["provider-unlisted"].message}</p>
        <p>
          Vos demandes et vos réservations en cours avec lui continuent&nbsp;: elles restent dans «
          Mes demandes&nbsp;» et «&nbsp;Mes réservations&nbsp;».
        </p>
        <div>
          <LinkButton to={at("providers")} reloadDocument>
            Voir les autres prestataires
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
