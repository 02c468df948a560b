import { at } from "@jdj/contract/paths/addresses";
import { shopMessages as sentences } from "@jdj/contract/providers/profile-messages";
import { QUESTIONS_MAX } from "@jdj/contract/providers/questions-max";
import { ShopTabs } from "#app/areas/providers/shop-tabs.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { bindFields } from "#app/forms/bind-fields.ts";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { requireProvider } from "#app/http/require-provider.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { PermittedForm } from "#app/ui/permitted.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "static" };

/** How many empty rows wait below those that are filled in. */
const SPARE = 3;

export async function loader({ context }: Route.LoaderArgs) {
  requireProvider(context);
  return context.get(apiContext).providers.questions.list();
}

/** The rows with any text, in their order, and the place in the form of each. */
function rowsFrom(form: FormData) {
  return Array.from({ length: QUESTIONS_MAX }, (_, place) => ({
    place,
    question: textFrom(form, `questions.${place}.question`),
    answer: textFrom(form, `questions.${place}.answer`),
  })).filter(({ question, answer }) => question !== "" || answer !== "");
}

export async function action({ context, request }: Route.ActionArgs) {
  requireProvider(context);
  const form = await readForm(request);
  const rows = rowsFrom(form);
  // A refused row is named by its place among those that were sent: empty ones close up.
  for (const [index, { question, answer }] of rows.entries()) {
    form.set(`questions.${index}.question`, question);
    form.set(`questions.${index}.answer`, answer);
  }
  for (let place = rows.length; place < QUESTIONS_MAX; place += 1) {
    form.delete(`questions.${place}.question`);
    form.delete(`questions.${place}.answer`);
  }
  try {
    await context.get(apiContext).providers.questions.save({
      questions: rows.map(({ question, answer }) => ({ question, answer })),
    });
  } catch (error) {
    return refused(error, form);
  }
  const flash = { kind: "success", text: sentences.questionsSaved } as const;
  return redirectWithFlash(context, at("proQuestions"), flash);
}

/** `/pro/boutique/questions`: what customers often ask, and the answers that the page shows. */
export default function QuestionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const stored = loaderData.data;
  const saved = Object.fromEntries(
    stored.flatMap(({ question, answer }, place) => [
      [`questions.${place}.question`, question],
      [`questions.${place}.answer`, answer],
    ]),
  );
  const field = bindFields(actionData, actionData ? {} : saved);
  const filled = actionData
    ? Object.keys(actionData.values).filter((name) => name.endsWith(".question")).length
    : stored.length;
  const places = Array.from(
    { length: Math.min(filled + SPARE, QUESTIONS_MAX) },
    (_, place) => place,
  );
  return (
    <>
      <Title>Questions fréquentes</Title>
      <h1>Boutique</h1>
      <ShopTabs current="proQuestions" />
      {actionData ? <ErrorNote>{actionData.message}</ErrorNote> : null}
      <p className={`${kit.narrow} ${words.secondary}`}>
        Ce que vos clients demandent souvent&nbsp;: votre page montre les réponses avant qu’ils vous
        écrivent. Une question vidée est retirée.
      </p>
      <PermittedForm>
        <form method="post" noValidate className={`${kit.stack5} ${kit.narrow}`}>
          {places.map((place) => (
            <fieldset key={place} className={`${kit.ruleAbove} ${kit.stack3}`}>
              <legend className="visually-hidden">Question {place + 1}</legend>
              <TextField
                label={`Question ${place + 1}`}
                maxLength={200}
                {...field(`questions.${place}.question`)}
              />
              <TextField
                label={`Réponse ${place + 1}`}
                lines={3}
                maxLength={1000}
                {...field(`questions.${place}.answer`)}
              />
            </fieldset>
          ))}
          <div>
            <Button>Enregistrer</Button>
          </div>
        </form>
      </PermittedForm>
    </>
  );
}
