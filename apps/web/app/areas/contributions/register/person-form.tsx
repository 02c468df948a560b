import type { Contributor } from "@jdj/contract/contributions/register-shapes";
import { useNavigation } from "react-router";
import itemList from "#app/areas/notebook/item-list.module.css";
import { bindFields } from "#app/forms/bind-fields.ts";
import { useFocusFirstError } from "#app/forms/focus-first-error.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { HiddenInputs } from "#app/forms/hidden-inputs.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { AmountField } from "#app/ui/entry/amount-field.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { PhoneField } from "#app/ui/phone-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import { registerAddress } from "./register-address.ts";

/** Groups that many have, beside those of the register. */
const usualGroups = ["Famille de la mariée", "Famille du marié", "Amis", "Collègues", "Paroisse"];

type PersonFormProps = {
  eventId: number;
  /** Null for a new one. */
  person: Contributor | null;
  /** The groups of the register. */
  groups: readonly string[];
  state: FormState | undefined;
};

/** Who contributes, in which group, and what they pledged. */
export function PersonForm({ eventId, person, groups, state }: PersonFormProps) {
  const intent = person ? "save" : "add";
  const busy = useNavigation().formData?.get("intent") === intent;
  useFocusFirstError(state);
  const field = bindFields(
    state,
    person
      ? {
          name: person.name,
          group: person.group,
          phone_number_1: person.phone,
          pledged: person.pledged_fcfa === 0 ? "" : String(person.pledged_fcfa),
          note: person.note,
        }
      : {},
    person?.id ?? 0,
  );
  const group = field("group");
  const hidden: Record<string, number> = person
    ? { id: person.id, person: person.id, version: person.version }
    : {};
  const listId = `groupes-${person?.id ?? 0}`;
  return (
    <Form method="post" className={`${kit.stack4} ${itemList.form}`} noValidate preventScrollReset>
      <HiddenInputs values={{ intent, event_id: eventId, ...hidden }} />
      {state ? <ErrorNote>{state.message}</ErrorNote> : null}
      <div className={itemList.two}>
        <TextField label="Nom" maxLength={80} required {...field("name")} />
        <AmountField label="A promis" hint="Vide si rien n’est promis." {...field("pledged")} />
      </div>
      <div className={itemList.two}>
        <TextField
          label="Groupe"
          maxLength={60}
          hint="Famille, collègues, paroisse…"
          list={listId}
          {...group}
        />
        <PhoneField
          label="Téléphone"
          hint="Pour lui écrire. Jamais dans la liste partagée."
          {...field("phone_number_1")}
        />
      </div>
      <datalist id={listId}>
        {[...new Set([...groups, ...usualGroups])].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField label="Note" maxLength={200} {...field("note")} />
      <div className={kit.cluster2}>
        <Button busy={busy}>{person ? "Enregistrer" : "Ajouter au registre"}</Button>
        <LinkButton variant="plain" to={registerAddress({}, person?.id)} preventScrollReset>
          Annuler
        </LinkButton>
      </div>
    </Form>
  );
}

type RemovalProps = { eventId: number; person: Contributor };

/** The question before somebody is removed. */
export function Removal({ eventId, person: { id, name } }: RemovalProps) {
  return (
    <Form method="post" className={kit.stack3} preventScrollReset>
      <HiddenInputs values={{ intent: "remove", event_id: eventId, id }} />
      <p className={words.breakAnywhere}>
        Retirer {name} du registre{"\u00a0"}? Ce qui est promis et noté s’efface.
      </p>
      <div className={kit.cluster2}>
        <Button variant="danger">Retirer</Button>
        <LinkButton variant="plain" to={registerAddress({}, id)} preventScrollReset>
          Annuler
        </LinkButton>
      </div>
    </Form>
  );
}
