import { Create, SimpleForm, useNotify, useRedirect } from "react-admin";
import { WAITS } from "../../forms/waiting-changes.tsx";
import { OfferFields, PriceFields } from "./fields.tsx";

const empty = {
  order_percent: 70,
  valid_days: 30,
  renews_itself: false,
  shown: true,
};

/** Asks for an offer of Joy Visibility, which a second person adds. */
export default function OfferCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = () => {
    notify(WAITS, { type: "success" });
    redirect("list", "visibility-offers");
  };
  return (
    <Create title="Ajouter une offre" redirect={false} mutationOptions={{ onSuccess }}>
      <SimpleForm defaultValues={empty}>
        <PriceFields />
        <OfferFields />
      </SimpleForm>
    </Create>
  );
}
