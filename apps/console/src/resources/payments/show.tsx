import type { ConsolePayment } from "@jdj/contract/console/payments";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import {
  DateField,
  FunctionField,
  NumberField,
  Show,
  SimpleShowLayout,
  TextField,
  useRecordContext,
} from "react-admin";
import { ConfirmedButton } from "../../forms/confirmed-button.tsx";
import { MayWrite } from "../../forms/may-write.tsx";
import { ReasonForm } from "../../forms/reason-form.tsx";
import { useCommand } from "../../forms/use-command.ts";
import { stateLabel } from "./state-label.ts";

const isRefundable = ({ state, refund }: ConsolePayment) =>
  ["paid", "surplus", "mismatch"].includes(state) && (!refund || refund.state === "refused");

/** Asks the gateway, refunds, and ends a refund that is made by hand. */
function Actions() {
  const payment = useRecordContext<ConsolePayment>();
  const { run, isBusy } = useCommand();
  if (!payment) return null;
  const end = (made: boolean) =>
    void run("POST", "/refund-result", { made }, made ? "Remboursement confirmé" : "Abandonné");
  return (
    <MayWrite>
      <Stack spacing={2} sx={{ mt: 2, alignItems: "flex-start" }}>
        {["pending", "failed", "expired"].includes(payment.state) && (
          <Button
            variant="outlined"
            disabled={isBusy}
            onClick={() =>
              void run("POST", "/check", undefined, "Le service de paiement a répondu")
            }
          >
            Interroger le service de paiement
          </Button>
        )}
        {payment.approval && (
          <Alert severity="warning">
            {payment.approval.requested_by} a demandé ce remboursement : {payment.approval.reason}.
            Une deuxième personne doit le confirmer.
          </Alert>
        )}
        {isRefundable(payment) && (
          <ReasonForm
            label="Motif du remboursement"
            action={payment.approval ? "Approuver le remboursement" : "Rembourser"}
            disabled={isBusy}
            onSend={(reason) => run("POST", "/refund", { reason }, "Remboursement enregistré")}
          />
        )}
        {payment.refund?.state === "by-hand" && (
          <>
            <ConfirmedButton
              label="Le remboursement est fait"
              question="Confirmez qu’il est fait dans l’espace du service de paiement."
              disabled={isBusy}
              onConfirm={() => end(true)}
            />
            <ConfirmedButton
              label="Abandonner"
              question="Le crédit est rendu au client."
              disabled={isBusy}
              onConfirm={() => end(false)}
            />
          </>
        )}
      </Stack>
    </MayWrite>
  );
}

/** A payment with its refund. */
export default function PaymentShow() {
  return (
    <Show title="Paiement">
      <SimpleShowLayout>
        <TextField source="reference" label="Référence" />
        <TextField source="order_reference" label="Commande" />
        <TextField source="gateway" label="Moyen" />
        <NumberField source="amount_fcfa" label="Montant (FCFA)" />
        <DateField source="created_at" label="Demandé" showTime />
        <FunctionField<ConsolePayment> label="État" render={({ state }) => stateLabel(state)} />
        <FunctionField<ConsolePayment>
          label="État de la commande"
          render={({ order_state }) => stateLabel(order_state)}
        />
        <FunctionField<ConsolePayment>
          label="Remboursement"
          render={({ refund }) =>
            refund ? `${stateLabel(refund.state)}, demandé par ${refund.requested_by}` : "Aucun"
          }
        />
        <Actions />
      </SimpleShowLayout>
    </Show>
  );
}
