import { at } from "@jdj/contract/paths/addresses";
import { LONGEST_ANSWER } from "@jdj/contract/products/limits";
import { longDate } from "@jdj/french/dates";
import { count } from "@jdj/french/plural";
import reviewStyles from "#app/areas/reviews/reviews.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { Form } from "#app/forms/form.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { type FormState, refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { found } from "#app/http/found.ts";
import { requireProvider } from "#app/http/require-provider.ts";
import { pageOf } from "#app/http/search-query.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import kit from "#app/ui/kit.module.css";
import { Pagination } from "#app/ui/pagination.tsx";
import { Permitted } from "#app/ui/permitted.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/provider-page";
import { Answer } from "./question-item.tsx";

export const handle: PageHandle = { page: "static" };

const addressOf = (page: number) =>
  `${at("proProductQuestions")}${page > 1 ? `?page=${page}` : ""}`;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop } = requireProvider(context);
  const { questions } = context.get(apiContext).products;
  const received = await found(questions.received({ page: pageOf(url.searchParams) }));
  return { ...received, name: shop.name };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  requireProvider(context);
  const form = await readForm(request);
  const id = textFrom(form, "question");
  const { questions } = context.get(apiContext).products;
  try {
    const { message } = await questions.answer({ id, answer: textFrom(form, `answer_${id}`) });
    const flash = { kind: "success", text: message ?? "" } as const;
    return await redirectWithFlash(context, addressOf(pageOf(url.searchParams)), flash);
  } catch (error) {
    // Several questions are on the page, each with a field of its own.
    const result = refused(error, form);
    const { answer, ...errors } = result.data.errors;
    if (answer) result.data.errors = { ...errors, [`answer_${id}`]: answer };
    return result;
  }
}

/** `/pro/articles/questions`: what customers ask about the shop's products, unanswered first. */
export default function ReceivedQuestions({ loaderData, actionData }: Route.ComponentProps) {
  const { data, total, waiting, current_page: page, last_page: lastPage, name } = loaderData;
  return (
    <>
      <Title>Questions sur mes articles</Title>
      <h1>Questions sur mes articles</h1>
      {total === 0 ? (
        <EmptyState
          sentence="Personne n’a encore posé de question sur vos articles."
          seed="questions-vide"
        />
      ) : (
        <>
          <p className={`${kit.narrow} ${words.secondary}`}>
            {waiting === 0
              ? "Toutes ont leur réponse."
              : `${count(waiting, "question attend", "questions attendent")} votre réponse.`}{" "}
            Vos réponses sont publiques, sous l’article.
          </p>
          <ol className={reviewStyles.list}>
            {data.map((asked) => (
              <li key={asked.id} id={`question-${asked.id}`} className={reviewStyles.review}>
                <p
                  className={`${kit.narrow} ${words.bold} ${words.breakAnywhere} ${words.preLine}`}
                >
                  {asked.question}
                </p>
                <p className={words.note}>
                  {asked.author.given_names} {asked.author.last_name}, le{" "}
                  {longDate(asked.asked_at.slice(0, 10))}, sur{" "}
                  <a href={at("shoppingProduct", { id: asked.article.id })}>{asked.article.name}</a>
                </p>
                {asked.answer === null || asked.answered_at === null ? null : (
                  <Answer text={asked.answer} at={asked.answered_at} seller={name} />
                )}
                <Permitted need="reviews:write">
                  <AnswerForm id={asked.id} answer={asked.answer} state={actionData} />
                </Permitted>
              </li>
            ))}
          </ol>
          <Pagination page={page} lastPage={lastPage} to={addressOf} label="Questions" />
        </>
      )}
    </>
  );
}

function AnswerForm({
  id,
  answer,
  state,
}: {
  id: number;
  answer: string | null;
  state: FormState | undefined;
}) {
  const name = `answer_${id}`;
  const errors = state?.errors[name];
  return (
    <details
      className={reviewStyles.report}
      open={answer === null || errors !== undefined || undefined}
    >
      <summary>{answer === null ? "Répondre" : "Modifier ma réponse"}</summary>
      <Form method="post" noValidate>
        <input type="hidden" name="question" value={id} />
        <TextField
          name={name}
          label="Votre réponse"
          hint={`${LONGEST_ANSWER} caractères au plus.`}
          lines={3}
          required
          defaultValue={state?.values[name] ?? answer ?? undefined}
          errors={errors}
        />
        <Button variant="plain">Publier la réponse</Button>
      </Form>
    </details>
  );
}
