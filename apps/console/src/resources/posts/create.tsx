import { Create, SaveButton, SimpleForm, Toolbar } from "react-admin";
import { PostFields } from "./fields.tsx";

const toolbar = (
  <Toolbar>
    <SaveButton label="Enregistrer le brouillon" />
  </Toolbar>
);

/** A new article, as a draft. */
export default function PostCreate() {
  return (
    <Create title="Nouvel article" redirect="edit">
      <SimpleForm toolbar={toolbar} warnWhenUnsavedChanges>
        <PostFields slugFixed={false} />
      </SimpleForm>
    </Create>
  );
}
