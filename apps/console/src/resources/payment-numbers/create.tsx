import { Create, SimpleForm, useNotify, useRedirect } from "react-admin";
import { WAITS } from "../../forms/waiting-changes.tsx";
import { PaymentNumberFields } from "./fields.tsx";

const empty = { shown: true };

/** Asks for a number on which the offers of Joy Visibility are paid. */
export default function PaymentNumberCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = () => {
    notify(WAITS, { type: "success" });
    redirect("list", "payment-numbers");
  };
  return (
    <Create title="Ajouter un numéro de paiement" redirect={false} mutationOptions={{ onSuccess }}>
      <SimpleForm defaultValues={empty}>
        <PaymentNumberFields />
      </SimpleForm>
    </Create>
  );
}
