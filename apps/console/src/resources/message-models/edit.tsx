import { NumberInput, required, SaveButton, SimpleForm, TextField, Toolbar } from "react-admin";
import { VersionedEdit } from "../../forms/versioned-edit.tsx";
import { labels, ModelFields } from "./fields.tsx";

const toolbar = (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

/** A message model. Cards that took its text keep theirs. */
export default function MessageModelEdit() {
  return (
    <VersionedEdit title="Modèle de message" labels={labels}>
      <SimpleForm toolbar={toolbar}>
        <TextField source="category_name" />
        <ModelFields />
        <NumberInput source="position" label={labels.position} validate={required()} />
      </SimpleForm>
    </VersionedEdit>
  );
}
