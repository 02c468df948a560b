import { Create, required, SimpleForm, TextInput } from "react-admin";
import { CountryFields } from "./fields.tsx";

const empty = { shown: true, position: 99 };

/** Adds a country, in which town halls may then be added. */
export default function CountryCreate() {
  return (
    <Create title="Ajouter un pays" redirect="list">
      <SimpleForm defaultValues={empty}>
        <TextInput
          source="code"
          label="Code"
          helperText="Les deux lettres du pays : CI, GH, ML…"
          validate={required()}
        />
        <CountryFields />
      </SimpleForm>
    </Create>
  );
}
