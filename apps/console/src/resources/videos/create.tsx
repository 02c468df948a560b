import { Create, SimpleForm } from "react-admin";
import { VideoFields } from "./fields.tsx";

const empty = { label: null, cover: null, activated: false };

/** Adds a film; its host is then asked for its title and picture. */
export default function VideoCreate() {
  return (
    <Create title="Ajouter une vidéo" redirect="list">
      <SimpleForm defaultValues={empty}>
        <VideoFields />
      </SimpleForm>
    </Create>
  );
}
