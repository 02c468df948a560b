import { SimpleForm } from "react-admin";
import { SaveToolbar } from "../../forms/save-toolbar.tsx";
import { VersionedEdit } from "../../forms/versioned-edit.tsx";
import { labels, PaymentNumberFields } from "./fields.tsx";

/** A number on which the offers of Joy Visibility are paid. */
export default function PaymentNumberEdit() {
  return (
    <VersionedEdit title="Numéro de paiement" labels={labels}>
      <SimpleForm toolbar={<SaveToolbar />}>
        <PaymentNumberFields />
      </SimpleForm>
    </VersionedEdit>
  );
}
