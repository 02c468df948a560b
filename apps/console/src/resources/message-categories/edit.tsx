import { NumberInput, required, SaveButton, SimpleForm, TextInput, Toolbar } from "react-admin";
import { VersionedEdit } from "../../forms/versioned-edit.tsx";

const labels = { name: "Nom", position: "Position" };

const toolbar = (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

/** A category of messages. */
export default function MessageCategoryEdit() {
  return (
    <VersionedEdit title="Catégorie de messages" labels={labels}>
      <SimpleForm toolbar={toolbar}>
        <TextInput
          source="name"
          label={labels.name}
          helperText="Tel que les mariés le lisent dans l’assistant."
          validate={required()}
        />
        <NumberInput
          source="position"
          label={labels.position}
          helperText="La plus petite vient d’abord."
          validate={required()}
        />
      </SimpleForm>
    </VersionedEdit>
  );
}
