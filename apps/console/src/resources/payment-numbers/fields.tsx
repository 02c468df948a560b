import { BooleanInput, required, TextInput } from "react-admin";

/** The names of the fields. */
export const labels = {
  operator: "Service",
  number: "Numéro",
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
      <BooleanInput source="shown" label={labels.shown} />
    </>
  );
}
