import { Create, required, SimpleForm, TextInput } from "react-admin";

/** Adds a service type at the end of the list. */
export default function ServiceTypeCreate() {
  return (
    <Create title="Ajouter un type de service" redirect="list">
      <SimpleForm>
        <TextInput
          source="name"
          label="Nom"
          helperText="Au pluriel, comme dans les filtres de l’annuaire : « Photographes »."
          validate={required()}
        />
      </SimpleForm>
    </Create>
  );
}
