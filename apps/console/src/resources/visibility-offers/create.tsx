import { Create, SimpleForm } from "react-admin";
import { OfferFields } from "./fields.tsx";

const empty = {
  order_percent: 70,
  valid_days: 30,
  renews_itself: false,
  shown: true,
};

/** Adds an offer of Joy Visibility. */
export default function OfferCreate() {
  return (
    <Create title="Ajouter une offre" redirect="list">
      <SimpleForm defaultValues={empty}>
        <OfferFields />
      </SimpleForm>
    </Create>
  );
}
