import { BooleanInput, required, TextInput } from "react-admin";
import { PlaceField } from "../../forms/place-field.tsx";

/** The names of the fields. */
export const labels = { name: "Nom", position: "Place", shown: "Affiché" };

/** What staff enter for a country. */
export function CountryFields() {
  return (
    <>
      <TextInput source="name" label={labels.name} validate={required()} />
      <PlaceField />
      <BooleanInput
        source="shown"
        label={labels.shown}
        helperText="Masqué, ses districts et leurs mairies disparaissent de l’annuaire"
      />
    </>
  );
}
