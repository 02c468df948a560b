import { SimpleForm } from "react-admin";
import { SaveToolbar } from "../../forms/save-toolbar.tsx";
import { VersionedEdit } from "../../forms/versioned-edit.tsx";
import { CounterFields, labels } from "./fields.tsx";

/** A figure of the home page. */
export default function CounterEdit() {
  return (
    <VersionedEdit title="Chiffre de l’accueil" labels={labels}>
      <SimpleForm toolbar={<SaveToolbar />}>
        <CounterFields />
      </SimpleForm>
    </VersionedEdit>
  );
}
