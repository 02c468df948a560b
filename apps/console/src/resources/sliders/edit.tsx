import { SimpleForm } from "react-admin";
import { SaveToolbar } from "../../forms/save-toolbar.tsx";
import { VersionedEdit } from "../../forms/versioned-edit.tsx";
import { labels, SliderFields } from "./fields.tsx";

/** A slide of the home page. The page changes within a second. */
export default function SliderEdit() {
  return (
    <VersionedEdit title="Diapositive de l’accueil" labels={labels}>
      <SimpleForm toolbar={<SaveToolbar />}>
        <SliderFields />
      </SimpleForm>
    </VersionedEdit>
  );
}
