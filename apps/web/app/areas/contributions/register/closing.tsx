import type { ContributionRegister } from "@jdj/contract/contributions/register-shapes";
import { dateAndTime } from "@jdj/french/dates";
import itemList from "#app/areas/notebook/item-list.module.css";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { HiddenInputs } from "#app/forms/hidden-inputs.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote, Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

type ClosingProps = {
  eventId: number;
  register: ContributionRegister;
  state: FormState | undefined;
};

/** That the register is closed, and by whom, with what opens it again. */
export function ClosedNote({ eventId, register, state }: ClosingProps) {
  if (register.closed_at === null) return null;
  return (
    <Note>
      <div className={kit.stack3}>
        {state ? <ErrorNote>{state.message}</ErrorNote> : null}
        <p>
          Registre clos par {register.closed_by}, {dateAndTime(register.closed_at)}. On n’y note
          plus rien.
        </p>
        {register.can.close ? (
          <Form method="post" className={kit.notPrinted}>
            <HiddenInputs values={{ intent: "reopen", event_id: eventId }} />
            <Button variant="plain">Rouvrir le registre</Button>
          </Form>
        ) : null}
      </div>
    </Note>
  );
}

/** What closes the register. */
export function Closing({ eventId, register, state }: ClosingProps) {
  if (!register.can.close || register.closed_at !== null) return null;
  return (
    <details className={`${kit.card} ${kit.notPrinted}`} open={state !== undefined || undefined}>
      <summary className={`${kit.tapTarget} ${itemList.summary}`}>Clore le registre</summary>
      <Form method="post" className={`${kit.stack3} ${kit.itemsStart} ${styles.body}`}>
        <HiddenInputs values={{ intent: "close", event_id: eventId }} />
        {state ? <ErrorNote>{state.message}</ErrorNote> : null}
        <p className={words.note}>
          Plus personne n’y note rien. Toutes les espèces doivent être confirmées ou écartées avant.
          La trésorerie ou un propriétaire peut le rouvrir.
        </p>
        <Button variant="plain">Clore le registre</Button>
      </Form>
    </details>
  );
}
