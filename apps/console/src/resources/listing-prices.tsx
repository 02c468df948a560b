import type { ConsoleListingPrice } from "@jdj/contract/console/listing-prices";
import Alert from "@mui/material/Alert";
import { useRecordContext } from "react-admin";
import { WaitingChanges } from "../forms/waiting-changes.tsx";
import { resource } from "../resource/resource.tsx";

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

/** What the listing in the directory costs, by the length of its period. */
export default resource<ConsoleListingPrice>({
  needsApproval: true,
  list: {
    columns: [
      { label: "Durée", render: ({ id }) => `${id}\u00a0mois` },
      { source: "price_fcfa", label: "Prix TTC (FCFA)", kind: "number" },
      { source: "on_offer", label: "Proposée", kind: "yes-or-no" },
    ],
  },
  edit: {
    title: "Prix de l’abonnement",
    above: (
      <>
        <WaitingChanges />
        <Advice />
      </>
    ),
  },
  fields: [
    {
      kind: "number",
      source: "price_fcfa",
      label: "Prix TTC (FCFA)",
      help: "Un multiple de 5",
      isRequired: true,
      min: 100,
      step: 5,
    },
    { kind: "switch", source: "on_offer", label: "Proposée" },
  ],
});
