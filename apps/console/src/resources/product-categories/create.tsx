import { Create, ReferenceInput, required, SelectInput, SimpleForm, TextInput } from "react-admin";

/** Adds a category at the end of its level. */
export default function CategoryCreate() {
  return (
    <Create title="Ajouter une catégorie" redirect="list">
      <SimpleForm defaultValues={{ parent_id: null }}>
        <TextInput source="name" label="Nom" validate={required()} />
        <ReferenceInput
          source="parent_id"
          reference="article-categories"
          filter={{ parent_id: 0, archived: false }}
          perPage={100}
          sort={{ field: "position", order: "ASC" }}
        >
          <SelectInput
            optionText="name"
            label="Dans la catégorie"
            emptyText="Catégorie principale"
            helperText="Vide : c’est une catégorie principale."
          />
        </ReferenceInput>
      </SimpleForm>
    </Create>
  );
}
