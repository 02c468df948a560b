import { SimpleForm } from "react-admin";
import { SaveToolbar } from "../../forms/save-toolbar.tsx";
import { VersionedEdit } from "../../forms/versioned-edit.tsx";
import { labels, OfferFields } from "./fields.tsx";
import { OfferPrice } from "./price.tsx";

/** An offer of Joy Visibility. */
export default function OfferEdit() {
  return (
    <VersionedEdit title="Offre de Joy Visibility" labels={labels}>
      <SimpleForm toolbar={<SaveToolbar />}>
        <OfferFields />
      </SimpleForm>
      <OfferPrice />
    </VersionedEdit>
  );
}
