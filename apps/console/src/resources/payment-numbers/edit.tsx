import { SimpleForm } from "react-admin";
import { SaveToolbar } from "../../forms/save-toolbar.tsx";
import { VersionedEdit } from "../../forms/versioned-edit.tsx";
import { WAITS, WaitingChanges } from "../../forms/waiting-changes.tsx";
import { labels, PaymentNumberFields } from "./fields.tsx";

/** A number on which the offers of Joy Visibility are paid. */
export default function PaymentNumberEdit() {
  return (
    <VersionedEdit title="Numéro de paiement" labels={labels} saved={WAITS}>
      <SimpleForm toolbar={<SaveToolbar />}>
        <WaitingChanges />
        <PaymentNumberFields />
      </SimpleForm>
    </VersionedEdit>
  );
}
