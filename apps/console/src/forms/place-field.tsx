import { NumberInput, required } from "react-admin";

/** Where a row stands in its list. */
export function PlaceField() {
  return (
    <NumberInput
      source="position"
      label="Place"
      helperText="Le plus petit nombre vient en premier"
      validate={required()}
      min={0}
      max={9999}
    />
  );
}
