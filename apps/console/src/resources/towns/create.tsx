import { Create, required, SimpleForm, TextInput } from "react-admin";
import { PlaceFields } from "./fields.tsx";

/** Adds a town at the end of the list. */
export default function TownCreate() {
  return (
    <Create title="Ajouter une ville ou commune" redirect="list">
      <SimpleForm>
        <TextInput source="name" label="Nom" validate={required()} />
        <PlaceFields />
      </SimpleForm>
    </Create>
  );
}
