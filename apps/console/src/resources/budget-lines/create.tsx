import {
  Create,
  NumberInput,
  ReferenceInput,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
} from "react-admin";

/** Adds a line, which every notebook of the type of event has at once. */
export default function BudgetLineCreate() {
  return (
    <Create title="Ajouter une ligne de budget" redirect="list">
      <SimpleForm defaultValues={{ position: 99 }}>
        <ReferenceInput source="group_id" reference="budget-groups" perPage={100}>
          <SelectInput optionText="label" label="Catégorie" validate={required()} />
        </ReferenceInput>
        <TextInput source="content" label="Ligne" validate={required()} />
        <NumberInput source="position" label="Position" validate={required()} />
      </SimpleForm>
    </Create>
  );
}
