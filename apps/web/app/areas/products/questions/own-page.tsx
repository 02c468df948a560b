import { at } from "@jdj/contract/paths/addresses";
import { LONGEST_QUESTION } from "@jdj/contract/products/limits";
import { longDate } from "@jdj/french/dates";
import styles from "#app/areas/reviews/products/page.module.css";
import reviewStyles from "#app/areas/reviews/reviews.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { found } from "#app/http/found.ts";
import { requireUser } from "#app/http/signed-in.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote, Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/own-page";
import { Answer } from "./question-item.tsx";

export const handle: PageHandle = { page: "static" };

export async function loader({ context, params }: Route.LoaderArgs) {
  requireUser(context);
  const { questions } = context.get(apiContext).products;
  const own = await found(questions.own({ id: params.id }));
  const product = { to: at("shoppingProduct", params), label: own.article.name };
  return { own, crumbs: [product, { to: at("shoppingQuestion", params), label: "Question" }] };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  requireUser(context);
  const { questions } = context.get(apiContext).products;
  const form = await readForm(request);
  const id = textFrom(form, "id");
  const question = textFrom(form, "question");
  try {
    const { message } = await (textFrom(form, "intent") === "remove"
      ? questions.remove({ id })
      : questions.ask({ id: params.id, question }));
    const flash = { kind: "success", text: message ?? "" } as const;
    return await redirectWithFlash(context, at("shoppingQuestion", params), flash);
  } catch (error) {
    return refused(error, form);
  }
}

/** `/shopping/product/:id/question`: asks the seller, and shows what one asked before. */
export default function OwnQuestions({ loaderData: { own }, actionData }: Route.ComponentProps) {
  const { article, data } = own;
  const field = bindFields(actionData, {});
  return (
    <section className={`${kit.stack4} ${styles.page}`}>
      <Title>Question au vendeur</Title>
      <h1>Une question sur {article.name}</h1>
      <p className={words.secondary}>
        À {article.seller}. La réponse vous arrive par e-mail&nbsp;; elle est ensuite publique, avec
        votre prénom et l’initiale de votre nom. N’écrivez ni téléphone ni adresse.
      </p>
      <Form method="post" noValidate className={`${kit.stack4} ${kit.oneColumn}`}>
        {actionData ? <ErrorNote>{actionData.message}</ErrorNote> : null}
        <TextField
          label="Votre question"
          hint={`${LONGEST_QUESTION} caractères au plus.`}
          lines={3}
          required
          {...field("question")}
        />
        <div className={kit.toolbar}>
          <Button>Envoyer la question</Button>
          <a className={kit.tapTarget} href={at("shoppingProduct", { id: article.id })}>
            Voir l’article
          </a>
        </div>
      </Form>
      {data.length === 0 ? null : (
        <section className={kit.stack3} aria-labelledby="mes-questions">
          <h2 id="mes-questions">Vos questions</h2>
          <ol className={reviewStyles.list}>
            {data.map(({ id, question, asked_at, answer, answered_at, hidden_reason }) => (
              <li key={id} className={reviewStyles.review}>
                <p className={`${words.bold} ${words.breakAnywhere} ${words.preLine}`}>
                  {question}
                </p>
                <p className={kit.facts}>
                  <span className={words.note}>{longDate(asked_at.slice(0, 10))}</span>
                  {answer === null ? <Badge>Attend sa réponse</Badge> : null}
                </p>
                {hidden_reason === null ? null : (
                  <Note tone="warning">
                    Notre équipe a retiré cette question&nbsp;: {hidden_reason}
                  </Note>
                )}
                {answer === null || answered_at === null ? null : (
                  <Answer text={answer} at={answered_at} seller={article.seller} />
                )}
                <details className={reviewStyles.report}>
                  <summary>Supprimer</summary>
                  <Form method="post">
                    <input type="hidden" name="intent" value="remove" />
                    <input type="hidden" name="id" value={id} />
                    <Button variant="danger">Supprimer cette question</Button>
                  </Form>
                </details>
              </li>
            ))}
          </ol>
        </section>
      )}
    </section>
  );
}
