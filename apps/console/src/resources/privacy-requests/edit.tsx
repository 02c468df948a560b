import { SaveButton, SimpleForm, Toolbar } from "react-admin";
import { VersionedEdit } from "../../forms/versioned-edit.tsx";
import { PersonFields } from "./fields.tsx";

const labels = {
  person_id: "Compte",
  name: "Nom de la personne",
  email: "E-mail de la demande",
  note: "Note",
};

const toolbar = (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

/** What is known of a request that waits. */
export default function PrivacyRequestEdit() {
  return (
    <VersionedEdit title="Demande sur les données" labels={labels}>
      <SimpleForm toolbar={toolbar}>
        <PersonFields />
      </SimpleForm>
    </VersionedEdit>
  );
}
