import type { StepPlan } from "@jdj/contract/invitations/sequence-step-shape";
import { dateAndTime } from "@jdj/french/dates";
import { useNavigation } from "react-router";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { DayFields } from "./day-fields.tsx";
import styles from "./plan-step.module.css";

type PlanStepFormProps = {
  /** How it is planned; null while it is not. */
  step: StepPlan | null;
  state: FormState | undefined;
};

/** Plans a message so many days before or after the feast, or keeps it from leaving by itself. */
export function PlanStepForm({ step, state }: PlanStepFormProps) {
  const busy = useNavigation().formMethod === "POST";
  const errors = state?.errors;
  const isWaiting = step?.state === "waiting";
  return (
    <details
      className={`${kit.card} ${styles.plan}`}
      open={step !== null || Boolean(errors?.offset_days ?? errors?.hour)}
    >
      <summary>Prévoir depuis la date de la fête</summary>
      <Form method="post" className={kit.stack3} noValidate>
        {isWaiting && step.due_at ? (
          <Note>
            Ce message part le {dateAndTime(step.due_at)} à qui il concerne ce jour-là, et suit la
            date de la fête.
          </Note>
        ) : null}
        {step && step.reason !== "" ? <Note tone="warning">{step.reason}.</Note> : null}
        <DayFields step={step} state={state} />
        <div className={kit.wrap3}>
          <Button name="act" value="planStep" variant="plain" busy={busy}>
            {isWaiting ? "Changer le jour" : "Prévoir"}
          </Button>
          {isWaiting ? (
            <Button name="act" value="unplanStep" variant="quiet" busy={busy}>
              Ne plus prévoir
            </Button>
          ) : null}
        </div>
      </Form>
    </details>
  );
}
