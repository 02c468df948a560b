import { BooleanInput, required, TextInput } from "react-admin";
import { PlaceField } from "../../forms/place-field.tsx";

/** The names of the fields. */
export const labels = { name: "Nom", position: "Place", shown: "Affiché" };

/** What staff enter for a district. */
export function DistrictFields() {
  return (
    <>
      <TextInput source="name" label={labels.name} validate={required()} />
      <PlaceField />
      <BooleanInput
        source="shown"
        label={labels.shown}
        helperText="Masqué, ses mairies disparaissent de l’annuaire"
      />
    </>
  );
}
