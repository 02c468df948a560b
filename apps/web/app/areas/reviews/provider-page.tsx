import { at } from "@jdj/contract/paths/addresses";
import { LONGEST_REPLY } from "@jdj/contract/reviews/limits";
import type { Review } from "@jdj/contract/reviews/reviews";
import { count } from "@jdj/french/plural";
import { ReviewText } from "#app/areas/reviews/review-item.tsx";
import reviewStyles from "#app/areas/reviews/reviews.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { Form } from "#app/forms/form.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { type FormState, refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { requireProvider } from "#app/http/require-provider.ts";
import { pageOf } from "#app/http/search-query.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Stars } from "#app/ui/entry/stars.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { ShareButton } from "#app/ui/links/share-button.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Permitted } from "#app/ui/permitted.tsx";
import { TextField } from "#app/ui/text-field.tsx";
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
  requireProvider(context);
  const form = await readForm(request);
  const id = textFrom(form, "review");
  try {
    const reply = textFrom(form, `reply_${id}`);
    const { message } = await context.get(apiContext).reviews.reply({ id, reply });
    const page = `${addressOf(pageOf(url.searchParams))}#avis-${id}`;
    return await redirectWithFlash(context, page, { kind: "success", text: message ?? "" });
  } catch (error) {
    const result = refused(error, form);
    const { reply, ...errors } = result.data.errors;
    if (reply) result.data.errors = { ...errors, [`reply_${id}`]: reply };
    return result;
  }
}

/** `/pro/avis`: what customers say of the shop, and the replies. */
export default function ShopReviews({ loaderData, actionData }: Route.ComponentProps) {
  const { data, mark, total, current_page: page, last_page: lastPage, link, name } = loaderData;
  return (
    <>
      <Title>Avis</Title>
      <h1>Avis</h1>
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
                  <blockquote className={`${kit.stack1} ${reviewStyles.reply}`}>
                    <p className={`${words.breakAnywhere} ${words.bold} ${words.text14}`}>
                      Votre réponse
                    </p>
                    <p className={`${kit.narrow} ${words.breakAnywhere} ${words.preLine}`}>
                      {review.reply.description}
                    </p>
                  </blockquote>
                ) : null}
                <Permitted need="reviews:write">
                  <Reply review={review} state={actionData} />
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

function Reply({ review, state }: { review: Review; state: FormState | undefined }) {
  const name = `reply_${review.id}`;
  const errors = state?.errors[name];
  const { reply } = review;
  return (
    <details className={reviewStyles.report} open={errors !== undefined || undefined}>
      <summary>{reply ? "Modifier ma réponse" : "Répondre"}</summary>
      <Form method="post" noValidate>
        <input type="hidden" name="review" value={review.id} />
        <TextField
          name={name}
          label="Votre réponse"
          hint={`${LONGEST_REPLY} caractères au plus.`}
          lines={3}
          defaultValue={state?.values[name] ?? reply?.description}
          errors={errors}
        />
        <Button variant="plain">Publier la réponse</Button>
      </Form>
    </details>
  );
}
