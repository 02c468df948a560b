import { BooleanInput, required, TextInput } from "react-admin";
import { PlaceField } from "../../forms/place-field.tsx";

/** The names of the fields. */
export const labels = {
  operator: "Service",
  number: "Numéro",
  position: "Place",
  shown: "Affiché",
};

/** What staff enter for a number. */
export function PaymentNumberFields() {
  return (
    <>
      <TextInput
        source="operator"
        label={labels.operator}
        helperText="Orange Money, MTN MoMo, Moov Money, Wave…"
        validate={required()}
      />
      <TextInput
        source="number"
        label={labels.number}
        helperText="Tel qu’il est lu sur la page : relisez-le, des clients y envoient de l’argent"
        validate={required()}
      />
      <PlaceField />
      <BooleanInput source="shown" label={labels.shown} />
    </>
  );
}
