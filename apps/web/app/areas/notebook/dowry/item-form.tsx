import type { DowryItem } from "@jdj/contract/notebook/dowry";
import { dowryStates, stateLabels } from "@jdj/contract/notebook/dowry-items";
import { useNavigation } from "react-router";
import itemList from "#app/areas/notebook/item-list.module.css";
import { bindFields } from "#app/forms/bind-fields.ts";
import { useFocusFirstError } from "#app/forms/focus-first-error.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { HiddenInputs } from "#app/forms/hidden-inputs.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import { dowryAddress } from "./dowry-address.ts";
import { ItemFields } from "./item-fields.tsx";

const states = dowryStates.map((value) => ({ value, label: stateLabels[value] }));

type ItemFormProps = { eventId: number; item: DowryItem; state: FormState | undefined };

/** All that is noted of an item. */
export function ItemForm({ eventId, item, state }: ItemFormProps) {
  const busy = useNavigation().formData?.get("intent") === "save";
  useFocusFirstError(state);
  const { id, version, amount, ...rest } = item;
  const stored = { ...rest, amount: amount === null ? null : String(amount) };
  const field = bindFields(state, stored, id);
  return (
    <Form method="post" className={`${kit.stack4} ${itemList.form}`} noValidate preventScrollReset>
      <HiddenInputs values={{ intent: "save", event_id: eventId, id, version }} />
      {state ? <ErrorNote>{state.message}</ErrorNote> : null}
      <ItemFields field={field} />
      <div className={itemList.two}>
        <SelectField label="Où en êtes-vous" choices={states} required {...field("state")} />
        <TextField
          label="Ce que les familles ont convenu"
          maxLength={120}
          hint="Par exemple 4 au lieu de 6."
          {...field("agreed")}
        />
      </div>
      <TextField label="Note" maxLength={200} {...field("note")} />
      <div className={kit.cluster2}>
        <Button busy={busy}>Enregistrer</Button>
        <LinkButton variant="plain" to={dowryAddress({}, id)} preventScrollReset>
          Annuler
        </LinkButton>
      </div>
    </Form>
  );
}

type RemovalProps = { eventId: number; item: DowryItem };

/** The question before an item is removed. */
export function Removal({ eventId, item: { id, version, name, source } }: RemovalProps) {
  return (
    <Form method="post" className={kit.stack3} preventScrollReset>
      <HiddenInputs values={{ intent: "remove", event_id: eventId, id, version }} />
      <p className={words.breakAnywhere}>
        Retirer «{"\u00a0"}
        {name}
        {"\u00a0"}»{"\u00a0"}?{" "}
        {source
          ? "Vous pourrez l’ajouter de nouveau depuis sa liste."
          : "Ce que vous y avez noté sera effacé."}
      </p>
      <div className={kit.cluster2}>
        <Button variant="danger">Retirer</Button>
        <LinkButton variant="plain" to={dowryAddress({}, id)} preventScrollReset>
          Annuler
        </LinkButton>
      </div>
    </Form>
  );
}
