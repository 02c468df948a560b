import { Create, SimpleForm, TextInput } from "react-admin";
import { HallFields } from "./fields.tsx";

const empty = {
  shown: true,
  costs: [],
  generalities: null,
  supplementary_conditions: null,
  note_well: null,
  checked_on: null,
  code: null,
};

/** Adds a town hall, with its drawn pictures until photos replace them. */
export default function TownHallCreate() {
  return (
    <Create title="Ajouter une mairie" redirect="edit">
      <SimpleForm defaultValues={empty}>
        <HallFields />
        <TextInput
          source="code"
          label="Code"
          helperText="Vide, il vient de la commune (Port-Bouët : port-bouet). Il ne change plus ensuite."
        />
      </SimpleForm>
    </Create>
  );
}
