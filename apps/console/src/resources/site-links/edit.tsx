import { SimpleForm } from "react-admin";
import { SaveToolbar } from "../../forms/save-toolbar.tsx";
import { VersionedEdit } from "../../forms/versioned-edit.tsx";
import { labels, SiteLinkFields } from "./fields.tsx";

/** A network or an app store that every page links to. */
export default function SiteLinkEdit() {
  return (
    <VersionedEdit title="Réseau ou magasin d’applications" labels={labels}>
      <SimpleForm toolbar={<SaveToolbar />}>
        <SiteLinkFields />
      </SimpleForm>
    </VersionedEdit>
  );
}
