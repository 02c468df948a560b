import type { CivilFile } from "@jdj/contract/civil-file/civil-file";
import { useNavigation } from "react-router";
import itemList from "#app/areas/notebook/item-list.module.css";
import { bindFields } from "#app/forms/bind-fields.ts";
import { useFocusFirstError } from "#app/forms/focus-first-error.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { HiddenInputs } from "#app/forms/hidden-inputs.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { type ChoiceGroup, GroupedSelectField } from "#app/ui/grouped-select-field.tsx";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import { fileAddress } from "./file-address.ts";

type HallFormProps = {
  eventId: number;
  file: CivilFile;
  /** The town halls of the directory by district. */
  halls: readonly ChoiceGroup[];
  /** The hall that an address chose; null for none. */
  chosen: string | null;
  state: FormState | undefined;
};

/** The choice of the town hall, which starts the file. A hall that is not in the directory is typed. */
export function HallForm({ eventId, file, halls, chosen, state }: HallFormProps) {
  const busy = useNavigation().formData?.get("intent") === "hall";
  useFocusFirstError(state);
  const { town_hall: hall, is_started, version } = file;
  const known = halls.some(({ choices }) => choices.some(({ value }) => value === chosen));
  const field = bindFields(state, {
    town_hall_id: known ? chosen : String(hall?.id ?? ""),
    town_hall_name: hall?.id === null ? hall.name : null,
  });
  return (
    <Form method="post" className={`${kit.stack4} ${itemList.form}`} noValidate preventScrollReset>
      <HiddenInputs values={{ intent: "hall", event_id: eventId, version }} />
      {state ? <ErrorNote>{state.message}</ErrorNote> : null}
      <GroupedSelectField
        label="Mairie du mariage"
        placeholder="Pas encore choisie, ou autre"
        groups={halls}
        {...field("town_hall_id")}
      />
      <TextField
        label="Une autre mairie"
        hint="Seulement si elle n’est pas dans la liste."
        maxLength={120}
        {...field("town_hall_name")}
      />
      <div className={kit.cluster2}>
        <Button busy={busy}>{is_started ? "Enregistrer" : "Commencer notre dossier"}</Button>
        {is_started ? (
          <LinkButton variant="plain" to={fileAddress()} preventScrollReset>
            Annuler
          </LinkButton>
        ) : null}
      </div>
    </Form>
  );
}
