import { SimpleForm } from "react-admin";
import { SaveToolbar } from "../../forms/save-toolbar.tsx";
import { VersionedEdit } from "../../forms/versioned-edit.tsx";
import { labels, VideoFields } from "./fields.tsx";

/** A film of the home page. */
export default function VideoEdit() {
  return (
    <VersionedEdit title="Vidéo de l’accueil" labels={labels}>
      <SimpleForm toolbar={<SaveToolbar />}>
        <VideoFields />
      </SimpleForm>
    </VersionedEdit>
  );
}
