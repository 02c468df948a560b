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
      {nameOf(price)}. Approuvé par une deuxième personne, le nouveau prix vaut aussitôt, ici et sur
      la page {price.kind === "listing" ? "Joy Shop" : "Joy Visibility"} ; ce qui est déjà payé ne
      change pas.
    </Alert>
  );
}

/** A period that may be bought: « Abonnement, 12 mois ». */
const nameOf = ({ kind, length }: ConsoleListingPrice) =>
  kind === "listing" ? `Abonnement, ${length}\u00a0mois` : `Mise en avant, ${length}\u00a0jours`;

/** What a listing in the directory and a boost cost, by the length of its period. */
export default resource<ConsoleListingPrice>({
  needsApproval: true,
  list: {
    columns: [
      { label: "Période", render: nameOf },
      { source: "price_fcfa", label: "Prix TTC (FCFA)", kind: "number" },
      { source: "on_offer", label: "Proposée", kind: "yes-or-no" },
    ],
  },
  edit: {
    title: "Prix de l’annuaire",
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
