import type { CivilPaper } from "@jdj/contract/civil-file/civil-file";
import { paperStateLabels, paperStates } from "@jdj/contract/civil-file/papers";
import { useNavigation } from "react-router";
import itemList from "#app/areas/notebook/item-list.module.css";
import { bindFields } from "#app/forms/bind-fields.ts";
import { useFocusFirstError } from "#app/forms/focus-first-error.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { HiddenInputs } from "#app/forms/hidden-inputs.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import { fileAddress } from "./file-address.ts";

const states = paperStates.map((value) => ({ value, label: paperStateLabels[value] }));

type PaperFormProps = {
  eventId: number;
  paper: CivilPaper;
  /** Whether it is noted as had, whatever it was before. */
  isGot: boolean;
  /** `YYYY-MM-DD`. */
  today: string;
  state: FormState | undefined;
};

/** How far a paper is, when it was issued, and who gets it. */
export function PaperForm({ eventId, paper, isGot, today, state }: PaperFormProps) {
  const busy = useNavigation().formData?.get("intent") === "save";
  useFocusFirstError(state);
  const { id, version, valid_months } = paper;
  const { getter, note, issued_on } = paper;
  const stored = { state: isGot ? "in-hand" : paper.state, getter, note, issued_on };
  const field = bindFields(state, stored, id);
  return (
    <Form method="post" className={`${kit.stack4} ${itemList.form}`} noValidate preventScrollReset>
      <HiddenInputs values={{ intent: "save", event_id: eventId, id, version }} />
      {state ? <ErrorNote>{state.message}</ErrorNote> : null}
      <div className={itemList.two}>
        <SelectField label="Où en est-elle" choices={states} required {...field("state")} />
        <DateField
          label="Date d’établissement"
          max={today}
          hint={
            valid_months === null
              ? "Écrite sur la pièce, si elle en a une."
              : `Écrite sur la pièce\u00a0: elle est valable ${valid_months}\u00a0mois.`
          }
          {...field("issued_on")}
        />
      </div>
      <TextField
        label="Qui s’en occupe"
        maxLength={80}
        hint="Vous, un parent au village…"
        {...field("getter")}
      />
      <TextField label="Note" maxLength={200} {...field("note")} />
      <div className={kit.cluster2}>
        <Button busy={busy}>Enregistrer</Button>
        <LinkButton variant="plain" to={fileAddress({}, id)} preventScrollReset>
          Annuler
        </LinkButton>
      </div>
    </Form>
  );
}

type RemovalProps = { eventId: number; paper: CivilPaper; of: string };

/** The question before a paper is removed. */
export function Removal({ eventId, paper, of }: RemovalProps) {
  const { id, version, name, is_own } = paper;
  return (
    <Form method="post" className={kit.stack3} preventScrollReset>
      <HiddenInputs values={{ intent: "remove", event_id: eventId, id, version }} />
      <p className={words.breakAnywhere}>
        Retirer «{"\u00a0"}
        {name}
        {"\u00a0"}» ({of}){"\u00a0"}?{" "}
        {is_own ? "Ce que vous y avez noté sera effacé." : "Vous pourrez l’ajouter de nouveau."}
      </p>
      <div className={kit.cluster2}>
        <Button variant="danger">Retirer</Button>
        <LinkButton variant="plain" to={fileAddress({}, id)} preventScrollReset>
          Annuler
        </LinkButton>
      </div>
    </Form>
  );
}
