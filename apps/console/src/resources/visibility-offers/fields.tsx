import type { ConsoleOffer } from "@jdj/contract/console/visibility-offers";
import Alert from "@mui/material/Alert";
import {
  BooleanInput,
  DateInput,
  NumberInput,
  required,
  TextInput,
  useRecordContext,
} from "react-admin";

/** The names of the fields. */
export const labels = {
  name: "Nom",
  description: "Description",
  price_fcfa: "Prix TTC (FCFA)",
  order_percent: "Part à la commande (%)",
  offered_on: "Proposée à partir du",
  valid_days: "Valable (jours)",
  renews_itself: "Se reconduit d’elle-même",
  shown: "Affichée",
};

const longDate = (date: string) =>
  new Date(date).toLocaleDateString("fr-FR", { dateStyle: "long", timeZone: "UTC" });

/** Whether the offer may be ordered today, and until when. */
function Dates() {
  const offer = useRecordContext<ConsoleOffer>();
  if (!offer) return null;
  return (
    <Alert severity={offer.on_offer ? "success" : "warning"} sx={{ mb: 2 }}>
      {offer.on_offer
        ? `Proposée sur Joy Visibility jusqu’au ${longDate(offer.valid_until)}.`
        : `Pas proposée aujourd’hui. Dernier jour : ${longDate(offer.valid_until)}.`}
    </Alert>
  );
}

/** What staff enter for an offer. */
export function OfferFields() {
  return (
    <>
      <Dates />
      <TextInput source="name" label={labels.name} validate={required()} />
      <TextInput
        source="description"
        label={labels.description}
        validate={required()}
        multiline
        minRows={2}
      />
      <DateInput source="offered_on" label={labels.offered_on} validate={required()} />
      <NumberInput
        source="valid_days"
        label={labels.valid_days}
        validate={required()}
        min={1}
        max={365}
      />
      <BooleanInput
        source="renews_itself"
        label={labels.renews_itself}
        helperText="Une offre passée est proposée de nouveau dès le lendemain"
      />
      <BooleanInput source="shown" label={labels.shown} />
    </>
  );
}

/** What vendors pay for a new offer. */
export function PriceFields() {
  return (
    <>
      <NumberInput source="price_fcfa" label={labels.price_fcfa} validate={required()} min={1} />
      <NumberInput
        source="order_percent"
        label={labels.order_percent}
        helperText="Le reste est payé à la livraison"
        validate={required()}
        min={1}
        max={99}
      />
    </>
  );
}
