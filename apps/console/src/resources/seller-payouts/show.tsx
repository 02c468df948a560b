import type { ConsolePayout } from "@jdj/contract/console/seller-payouts";
import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import {
  DateField,
  FunctionField,
  Show,
  SimpleShowLayout,
  TextField,
  useRecordContext,
} from "react-admin";
import { MayWrite } from "../../forms/may-write.tsx";
import { ReasonForm } from "../../forms/reason-form.tsx";
import { useCommand } from "../../forms/use-command.ts";
import { fcfa, phoneLabel } from "../payments/labels.ts";
import { payoutStateLabel } from "./state-label.ts";

/** Notes the transfer, or refuses the payout. */
function Actions() {
  const payout = useRecordContext<ConsolePayout>();
  const { run, isBusy } = useCommand();
  if (payout?.state !== "requested") return null;
  const { approval } = payout;
  return (
    <MayWrite>
      <Stack spacing={3} sx={{ mt: 2, alignItems: "flex-start", width: "100%" }}>
        {approval ? (
          <Alert severity="warning">
            {approval.requested_by} a noté le transfert {approval.reason}. Une deuxième personne
            doit vérifier qu’il est parti, et entrer sa référence.
          </Alert>
        ) : (
          <Alert severity="info">
            Faites d’abord le transfert de {fcfa(payout.amount_fcfa)} au {phoneLabel(payout.phone)}{" "}
            ({payout.method}), puis notez sa référence. Le vendeur est prévenu par SMS.
          </Alert>
        )}
        <ReasonForm
          label="Référence du transfert"
          action={approval ? "Approuver le versement" : "C’est versé"}
          rows={1}
          disabled={isBusy}
          onSend={(text) => run("POST", "/pay", { transfer_reference: text }, "Versement noté")}
        />
        <ReasonForm
          label="Motif du refus, que le vendeur lira"
          action="Refuser"
          disabled={isBusy}
          onSend={(reason) => run("POST", "/refuse", { reason }, "Versement refusé")}
        />
      </Stack>
    </MayWrite>
  );
}

/** A payout that a seller asked for. */
export default function SellerPayoutShow() {
  return (
    <Show title="Versement à un vendeur">
      <SimpleShowLayout>
        <TextField source="seller" label="Vendeur" emptyText="Vendeur effacé" />
        <FunctionField<ConsolePayout>
          label="Montant"
          render={({ amount_fcfa }) => fcfa(amount_fcfa)}
        />
        <FunctionField<ConsolePayout>
          label="Sur"
          render={({ method, phone }) => `${method}, ${phoneLabel(phone)}`}
        />
        <DateField source="created_at" label="Demandé" showTime />
        <FunctionField<ConsolePayout> label="État" render={payoutStateLabel} />
        <FunctionField<ConsolePayout>
          label="Résultat"
          render={({ transfer_reference, reason, settled_by }) =>
            settled_by === null ? "–" : `${transfer_reference || reason}, par ${settled_by}`
          }
        />
        <DateField source="settled_at" label="Réglé" showTime emptyText="–" />
        <Actions />
      </SimpleShowLayout>
    </Show>
  );
}
