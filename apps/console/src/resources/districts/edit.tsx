import { SimpleForm } from "react-admin";
import { SaveToolbar } from "../../forms/save-toolbar.tsx";
import { VersionedEdit } from "../../forms/versioned-edit.tsx";
import { DistrictFields, labels } from "./fields.tsx";

/** A district. A hidden one hides all that is in it. */
export default function DistrictEdit() {
  return (
    <VersionedEdit title="District" labels={labels}>
      <SimpleForm toolbar={<SaveToolbar />}>
        <DistrictFields />
      </SimpleForm>
    </VersionedEdit>
  );
}
