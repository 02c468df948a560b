import { Create, SimpleForm } from "react-admin";
import { SiteLinkFields } from "./fields.tsx";

const empty = { url: null, shown: true };

/** Adds a network. */
export default function SiteLinkCreate() {
  return (
    <Create title="Ajouter un réseau" redirect="list">
      <SimpleForm defaultValues={empty}>
        <SiteLinkFields />
      </SimpleForm>
    </Create>
  );
}
