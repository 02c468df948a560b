import { dowryStages, stageLabels } from "@jdj/contract/notebook/dowry-items";
import { useNavigation } from "react-router";
import itemList from "#app/areas/notebook/item-list.module.css";
import { bindFields } from "#app/forms/bind-fields.ts";
import { useFocusFirstError } from "#app/forms/focus-first-error.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { HiddenInputs } from "#app/forms/hidden-inputs.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { SelectField } from "#app/ui/select-field.tsx";
import { ItemFields } from "./item-fields.tsx";

const stages = dowryStages.map((value) => ({ value, label: stageLabels[value] }));

type NewItemProps = { eventId: number; state: FormState | undefined };

/** An item of the hosts' own. */
export function NewItem({ eventId, state }: NewItemProps) {
  const busy = useNavigation().formData?.get("intent") === "add";
  useFocusFirstError(state);
  const field = bindFields(state, { stage: "dowry" }, -1);
  return (
    <details className={`${kit.card} ${kit.notPrinted}`} open={state !== undefined}>
      <summary className={`${kit.tapTarget} ${itemList.summary}`}>Ajouter une ligne à nous</summary>
      <Form
        method="post"
        className={`${kit.stack4} ${kit.pad4} ${itemList.form}`}
        noValidate
        preventScrollReset
      >
        <HiddenInputs values={{ intent: "add", event_id: eventId }} />
        {state ? <ErrorNote>{state.message}</ErrorNote> : null}
        <SelectField label="Pour quelle rencontre" choices={stages} required {...field("stage")} />
        <ItemFields field={field} />
        <Button busy={busy} className={kit.selfStart}>
          Ajouter la ligne
        </Button>
      </Form>
    </details>
  );
}
