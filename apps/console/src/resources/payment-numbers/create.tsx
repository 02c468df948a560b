import { Create, SimpleForm } from "react-admin";
import { PaymentNumberFields } from "./fields.tsx";

const empty = { shown: true };

/** Adds a number on which the offers of Joy Visibility are paid. */
export default function PaymentNumberCreate() {
  return (
    <Create title="Ajouter un numéro de paiement" redirect="list">
      <SimpleForm defaultValues={empty}>
        <PaymentNumberFields />
      </SimpleForm>
    </Create>
  );
}
