import { at } from "@jdj/contract/paths/addresses";
import { LONGEST_PRODUCT_REVIEW } from "@jdj/contract/reviews/limits";
import { reviewMessages } from "@jdj/contract/reviews/messages";
import type { ProductReview } from "@jdj/contract/reviews/product-reviews";
import reviewStyles from "#app/areas/reviews/reviews.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { type FormState, refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { found } from "#app/http/found.ts";
import { requireUser } from "#app/http/signed-in.ts";
import { Button } from "#app/ui/button.tsx";
import { StarsField } from "#app/ui/entry/stars.tsx";
import { ErrorNote, Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/own-page";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "static" };

export async function loader({ context, params }: Route.LoaderArgs) {
  requireUser(context);
  const own = await found(context.get(apiContext).reviews.products.own({ id: params.id }));
  const product = { to: at("shoppingProduct", params), label: own.article.name };
  const crumbs = [product, { to: at("shoppingReview", params), label: "Mon avis" }];
  return { own, crumbs };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  requireUser(context);
  const { reviews } = context.get(apiContext);
  const form = await readForm(request);
  const page = at("shoppingReview", params);
  try {
    if (textFrom(form, "intent") === "delete") {
      await reviews.deleteComment({ id: textFrom(form, "review") });
      return await redirectWithFlash(context, page, {
        kind: "success",
        text: reviewMessages.deleted,
      });
    }
    const { message } = await reviews.products.save({
      id: params.id,
      mark: textFrom(form, "mark"),
      description: textFrom(form, "description"),
    });
    return await redirectWithFlash(context, page, { kind: "success", text: message });
  } catch (error) {
    return refused(error, form);
  }
}

/** `/shopping/product/:id/mon-avis`: the review of a product by who bought it. */
export default function OwnReview({ loaderData: { own }, actionData }: Route.ComponentProps) {
  const { article, review, can, is_hidden: isHidden } = own;
  return (
    <section className={`${kit.stack4} ${styles.page}`}>
      <Title>Mon avis</Title>
      <h1>Mon avis sur {article.name}</h1>
      <p className={words.secondary}>Vendu par {article.seller}</p>
      {isHidden ? (
        <Note tone="warning">
          Notre équipe a retiré cet avis&nbsp;: personne d’autre ne le voit. Le motif est dans notre
          e-mail.
        </Note>
      ) : null}
      {can.review ? (
        <ReviewForm review={review} state={actionData} />
      ) : (
        <Note>
          Seuls ceux qui ont acheté et reçu cet article en donnent leur avis. Après votre commande,
          revenez ici, ou suivez le lien de «&nbsp;Mes commandes&nbsp;».
        </Note>
      )}
      <p className={kit.toolbar}>
        {article.is_listed ? (
          <a className={kit.tapTarget} href={at("shoppingReviews", { id: article.id })}>
            Tous les avis
          </a>
        ) : null}
        <a className={kit.tapTarget} href={at("shoppingOrders")}>
          Mes commandes
        </a>
      </p>
    </section>
  );
}

function ReviewForm({
  review,
  state,
}: {
  review: ProductReview | null;
  state: FormState | undefined;
}) {
  const field = bindFields(
    state,
    review ? { mark: String(review.mark), description: review.description } : {},
  );
  const written = field("description").defaultValue?.length ?? 0;
  return (
    <>
      <Form
        method="post"
        noValidate
        className={`${kit.stack5} ${kit.oneColumn} ${reviewStyles.form}`}
      >
        {state ? <ErrorNote>{state.message}</ErrorNote> : null}
        <StarsField label="Votre note" required {...field("mark")} />
        <div data-counts={LONGEST_PRODUCT_REVIEW}>
          <TextField
            label="Votre avis"
            hint={`Ce qui vous a plu, ou déplu. ${LONGEST_PRODUCT_REVIEW} caractères au plus.`}
            lines={5}
            {...field("description")}
          />
          <p className={`${words.note} ${reviewStyles.counter}`}>
            <output data-count>{written}</output> / {LONGEST_PRODUCT_REVIEW}
          </p>
        </div>
        <p className={words.note}>
          Votre avis est public, avec votre prénom et l’initiale de votre nom.
        </p>
        <Button>{review ? "Enregistrer mon avis" : "Publier mon avis"}</Button>
      </Form>
      {review ? (
        <details className={reviewStyles.report}>
          <summary>Supprimer mon avis</summary>
          <Form method="post">
            <p>{reviewMessages.confirmDeletion}</p>
            <input type="hidden" name="intent" value="delete" />
            <input type="hidden" name="review" value={review.id} />
            <Button variant="danger">Oui, supprimer</Button>
          </Form>
        </details>
      ) : null}
    </>
  );
}
