import type { SummaryGroup } from "@jdj/contract/notebook/summary";
import { useEffect } from "react";
import { Form, useNavigation } from "react-router";
import { at } from "../../../addresses.ts";
import { useFocusFirstError } from "../../../focus-first-error.ts";
import type { FormState } from "../../../form-state.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorNote } from "../../../ui/error-note.tsx";
import { ChangedMeanwhile, isChangedMeanwhile, useTheirVersion } from "../changed-meanwhile.tsx";
import { draftPlace, dropDraft, useKeptDraft } from "../kept-draft.ts";
import { RestoredNote } from "../restored-note.tsx";
import { answeredCount, answersToKeep, questionField } from "./answers.ts";
import { QuestionField } from "./question-field.tsx";
import styles from "./summary-form.module.css";

type SummaryFormProps = {
  eventId: number;
  groups: readonly SummaryGroup[];
  state: FormState | undefined;
};

/** All questions in one form; only the answers that were changed are saved. */
export function SummaryForm({ eventId, groups, state }: SummaryFormProps) {
  const busy = useNavigation().formData?.has("event_id") ?? false;
  const place = draftPlace("summary", eventId);
  const { form, draft, restored, keep, giveUp } = useKeptDraft(place, answersToKeep);
  const their = useTheirVersion<{ groups: SummaryGroup[] }>(at("summary"), state);
  const conflict = isChangedMeanwhile(state);
  useFocusFirstError(state);

  // « Recharger la page » then shows what is stored.
  useEffect(() => {
    if (conflict) dropDraft(place);
  }, [conflict, place]);

  const theirs = new Map(
    their.theirs?.groups.flatMap(({ children }) => children).map((one) => [one.id, one]),
  );
  const values = { ...draft.values, ...state?.values };
  return (
    <Form
      ref={form}
      key={draft.turn}
      method="post"
      className={styles.form}
      onInput={keep}
      preventScrollReset
      noValidate
    >
      <input type="hidden" name="event_id" value={eventId} />
      {conflict ? (
        <ChangedMeanwhile
          asked={their.theirs !== undefined}
          busy={their.busy}
          onAsk={their.ask}
          address={at("summary")}
        />
      ) : state ? (
        <ErrorNote>{state.message}</ErrorNote>
      ) : restored ? (
        <RestoredNote onGiveUp={giveUp} />
      ) : null}
      {groups.map(({ id, question, children }) => (
        <section key={id} className={styles.group} aria-labelledby={`groupe-${id}`}>
          <div className={styles.head}>
            <h2 id={`groupe-${id}`}>{question}</h2>
            <p>
              <span className="visually-hidden">Questions répondues&nbsp;: </span>
              {answeredCount(children)} / {children.length}
            </p>
          </div>
          <div className={styles.fields}>
            {children.map((child) => (
              <QuestionField
                key={child.id}
                question={child}
                theirs={theirs.get(child.id)}
                values={values}
                errors={state?.errors[questionField(child.id)]}
              />
            ))}
          </div>
        </section>
      ))}
      <div className={styles.foot}>
        <Button busy={busy}>{busy ? "Enregistrement…" : "Enregistrer"}</Button>
      </div>
    </Form>
  );
}
