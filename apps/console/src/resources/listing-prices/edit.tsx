import type { ConsoleListingPrice } from "@jdj/contract/console/listing-prices";
import Alert from "@mui/material/Alert";
import { BooleanInput, NumberInput, required, SimpleForm, useRecordContext } from "react-admin";
import { SaveToolbar } from "../../forms/save-toolbar.tsx";
import { VersionedEdit } from "../../forms/versioned-edit.tsx";
import { WAITS, WaitingChanges } from "../../forms/waiting-changes.tsx";

const labels = { price_fcfa: "Prix TTC (FCFA)", on_offer: "Proposée" };

/** What a change does to whom. */
function Advice() {
  const price = useRecordContext<ConsoleListingPrice>();
  if (!price) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      Période de {price.id}&nbsp;mois. Approuvé par une deuxième personne, le nouveau prix vaut
      aussitôt, ici et sur la page Joy Shop ; les périodes déjà payées ne changent pas.
    </Alert>
  );
}

/** The price of a period of listing, and whether it may be chosen. */
export default function ListingPriceEdit() {
  return (
    <VersionedEdit title="Prix de l’abonnement" labels={labels} saved={WAITS}>
      <SimpleForm toolbar={<SaveToolbar />}>
        <WaitingChanges />
        <Advice />
        <NumberInput
          source="price_fcfa"
          label={labels.price_fcfa}
          helperText="Un multiple de 5"
          validate={required()}
          min={100}
          step={5}
        />
        <BooleanInput source="on_offer" label={labels.on_offer} />
      </SimpleForm>
    </VersionedEdit>
  );
}
