import { Create, ReferenceInput, required, SelectInput, SimpleForm } from "react-admin";
import { ModelFields } from "./fields.tsx";

/** Adds a message model at the end of its category. */
export default function MessageModelCreate() {
  return (
    <Create title="Ajouter un modèle" redirect="list">
      <SimpleForm>
        <ReferenceInput source="category_id" reference="message-categories">
          <SelectInput optionText="name" label="Catégorie" validate={required()} />
        </ReferenceInput>
        <ModelFields />
      </SimpleForm>
    </Create>
  );
}
