import type { ConsolePaymentNumber } from "@jdj/contract/console/payment-numbers";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { WaitingChanges } from "../forms/waiting-changes.tsx";
import { resource } from "../resource/resource.tsx";

/** The numbers on which the offers of Joy Visibility are paid. */
export default resource<ConsolePaymentNumber>({
  needsApproval: true,
  list: {
    above: <WaitingChanges />,
    rowName: ({ operator }) => operator,
    details: ({ number, shown }) => (
      <>
        <Typography variant="body2" color="text.secondary">
          {number}
        </Typography>
        {!shown && <Chip size="small" label="Masqué" />}
      </>
    ),
  },
  edit: { title: "Numéro de paiement", above: <WaitingChanges /> },
  create: { title: "Ajouter un numéro de paiement", empty: { shown: true } },
  fields: [
    {
      kind: "text",
      source: "operator",
      label: "Service",
      help: "Orange Money, MTN MoMo, Moov Money, Wave…",
      isRequired: true,
    },
    {
      kind: "text",
      source: "number",
      label: "Numéro",
      help: "Tel qu’il est lu sur la page : relisez-le, des clients y envoient de l’argent",
      isRequired: true,
    },
    { kind: "switch", source: "shown", label: "Affiché" },
  ],
});
