import { SimpleForm } from "react-admin";
import { SaveToolbar } from "../../forms/save-toolbar.tsx";
import { VersionedEdit } from "../../forms/versioned-edit.tsx";
import { CountryFields, labels } from "./fields.tsx";

/** A country. A hidden one hides all that is in it. */
export default function CountryEdit() {
  return (
    <VersionedEdit title="Pays" labels={labels}>
      <SimpleForm toolbar={<SaveToolbar />}>
        <CountryFields />
      </SimpleForm>
    </VersionedEdit>
  );
}
