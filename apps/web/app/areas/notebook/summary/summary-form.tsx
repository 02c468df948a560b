import type { SummaryGroup, SummaryQuestion } from "@jdj/contract/notebook/summary";
import { at } from "@jdj/contract/paths/addresses";
import { useEffect } from "react";
import { useNavigation } from "react-router";
import {
  ChangedMeanwhile,
  isChangedMeanwhile,
  useTheirVersion,
} from "#app/areas/notebook/changed-meanwhile.tsx";
import { FormNote } from "#app/areas/notebook/form-note.tsx";
import { RestoredNote } from "#app/areas/notebook/restored-note.tsx";
import { useUnfoldErrors } from "#app/areas/notebook/unfold-errors.ts";
import { useFormDraft } from "#app/areas/notebook/use-form-draft.ts";
import { dropDraft } from "#app/device/draft-store.ts";
import { useFocusFirstError } from "#app/forms/focus-first-error.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import { answeredCount, answersToStore, questionField } from "./answers.ts";
import { QuestionGroup } from "./question-group.tsx";
import styles from "./summary-form.module.css";

type SummaryFormProps = {
  eventId: number;
  groups: readonly SummaryGroup[];
  state: FormState | undefined;
};

/** All questions in one form; only the answers that were changed are saved. */
export function SummaryForm({ eventId, groups, state }: SummaryFormProps) {
  const busy = useNavigation().formData?.has("event_id") ?? false;
  const { form, draft, restored, storeDraft, giveUp } = useFormDraft(
    "summary",
    eventId,
    answersToStore,
  );
  const their = useTheirVersion<{ groups: SummaryGroup[] }>(at("summary"), state);
  const conflict = isChangedMeanwhile(state);
  useUnfoldErrors(state);
  useFocusFirstError(state);

  // « Recharger la page » then shows the stored values.
  useEffect(() => {
    if (conflict) dropDraft("summary", eventId);
  }, [conflict, eventId]);

  const theirs = new Map(
    their.theirs?.groups.flatMap(({ children }) => children).map((one) => [one.id, one]),
  );
  const values = { ...draft.values, ...state?.values };
  const inDraft = ({ id }: SummaryQuestion) => questionField(id) in draft.values;
  const unfinished = groups.find(({ children }) => answeredCount(children) < children.length);
  return (
    <Form
      ref={form}
      key={draft.revision}
      method="post"
      className={kit.stack5}
      onInput={storeDraft}
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
        <FormNote state={state} />
      ) : restored ? (
        <RestoredNote onGiveUp={giveUp} />
      ) : null}
      <div className={kit.stack3}>
        {groups.map((group) => (
          <QuestionGroup
            key={group.id}
            group={group}
            open={group === unfinished || group.children.some(inDraft)}
            theirs={theirs}
            values={values}
            state={state}
          />
        ))}
      </div>
      <div className={styles.foot}>
        <Button busy={busy}>{busy ? "Enregistrement…" : "Enregistrer"}</Button>
      </div>
    </Form>
  );
}
