import type { SequenceStep } from "@jdj/contract/invitations/message-sequence";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import { DayFields } from "./day-fields.tsx";
import styles from "./sequence.module.css";

type CardDayProps = {
  step: SequenceStep;
  title: string;
  /** Why its last change was refused. */
  state: FormState | undefined;
  busy: boolean;
};

/** Gives a card another day: a message has it on its own page. */
export function CardDay({ step, title, state, busy }: CardDayProps) {
  return (
    <details open={state !== undefined}>
      <summary className={styles.otherDay}>
        Changer le jour<span className="visually-hidden"> de {title}</span>
      </summary>
      <Form method="post" className={kit.stack3} noValidate>
        <input type="hidden" name="id" value={step.id} />
        <DayFields step={step} state={state} />
        <div>
          <Button name="act" value="planDay" variant="plain" busy={busy}>
            Prévoir ce jour
          </Button>
        </div>
      </Form>
    </details>
  );
}
