import { NumberInput, required, TextInput } from "react-admin";

/** Where a town lies. */
export function PlaceFields() {
  return (
    <>
      <TextInput source="district" label="District" validate={required()} />
      <NumberInput
        source="latitude"
        label="Latitude"
        helperText="En degrés, pour la carte de l’annuaire : 5,354"
        validate={required()}
      />
      <NumberInput
        source="longitude"
        label="Longitude"
        helperText="Négative à l’ouest : -3,986"
        validate={required()}
      />
    </>
  );
}
