import { BooleanInput, DateInput, NumberInput, required, TextInput } from "react-admin";
import { PictureField } from "../../forms/picture-field.tsx";

/** The names of the fields. */
export const labels = {
  label: "Libellé",
  count: "Nombre",
  since: "Années depuis le",
  image: "Image",
  shown: "Affiché",
};

/** What staff enter for a figure. */
export function CounterFields() {
  return (
    <>
      <TextInput
        source="label"
        label={labels.label}
        helperText="Ce que le nombre compte, par exemple « mariages célébrés »"
        validate={required()}
      />
      <NumberInput source="count" label={labels.count} validate={required()} min={0} />
      <DateInput
        source="since"
        label={labels.since}
        helperText="Avec une date, l’accueil montre les années écoulées au lieu du nombre"
      />
      <PictureField source="image" label={labels.image} />
      <BooleanInput source="shown" label={labels.shown} />
    </>
  );
}
