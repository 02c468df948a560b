import type { EventPageQuestion } from "@jdj/contract/event-page/settings";
import { at } from "@jdj/contract/paths/addresses";
import { useNavigation } from "react-router";
import { bindFields } from "#app/forms/bind-fields.ts";
import { useFocusFirstError } from "#app/forms/focus-first-error.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import styles from "./settings.module.css";
import { hintBeside, useConflict } from "./use-conflict.tsx";

type QuestionFormProps = {
  eventId: number;
  /** Null for a new one. */
  question: EventPageQuestion | null;
  state: FormState | undefined;
};

/** The form of a question and its answer. */
export function QuestionForm({ eventId, question, state }: QuestionFormProps) {
  const intent = question ? "question-save" : "question-add";
  const busy = useNavigation().formData?.get("intent") === intent;
  useFocusFirstError(state);
  const conflict = useConflict(state);
  const theirs = conflict.theirs?.questions.find(({ id }) => id === question?.id);
  const saved = { question: question?.question, answer: question?.answer };
  const field = bindFields(state, saved, question?.id ?? 1);
  const of = (name: "question" | "answer") => ({
    ...field(name),
    ...hintBeside(field(name).defaultValue, theirs?.[name], theirs !== undefined),
  });
  return (
    <Form method="post" className={`${kit.stack4} ${styles.form}`} noValidate preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="event_id" value={eventId} />
      {question ? <input type="hidden" name="id" value={question.id} /> : null}
      {question ? (
        <input type="hidden" name="version" value={(theirs ?? question).version} />
      ) : null}
      {conflict.note}
      <TextField
        label="Question"
        maxLength={200}
        placeholder="Peut-on venir avec les enfants&nbsp;?"
        required
        {...of("question")}
      />
      <TextField label="Réponse" lines={3} maxLength={1500} required {...of("answer")} />
      <div className={kit.wrap2}>
        <Button busy={busy}>{question ? "Enregistrer" : "Ajouter"}</Button>
        <LinkButton to={`${at("eventPage")}#question`} variant="quiet" preventScrollReset>
          Annuler
        </LinkButton>
      </div>
    </Form>
  );
}
