import type { ConsolePayment, ConsolePaymentDetail } from "@jdj/contract/console/payments";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import {
  FunctionField,
  Link,
  Show,
  SimpleShowLayout,
  TextField,
  useRecordContext,
} from "react-admin";
import { ConfirmedButton } from "../../forms/confirmed-button.tsx";
import { MayWrite } from "../../forms/may-write.tsx";
import { ReasonForm } from "../../forms/reason-form.tsx";
import { useCommand } from "../../forms/use-command.ts";
import { fcfa, methodLabel, phoneLabel, purposeLabel } from "./labels.ts";
import { stateLabel } from "./state-label.ts";
import { Timeline } from "./timeline.tsx";

const isRefundable = ({ state, refund }: ConsolePayment) =>
  ["paid", "surplus", "mismatch"].includes(state) && (!refund || refund.state === "refused");

const isOpen = ({ state }: ConsolePayment) => ["pending", "failed", "expired"].includes(state);

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
        {isOpen(payment) && (
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
        {isOpen(payment) && (
          <ReasonForm
            label="Motif, si le client a payé et que l’annonce s’est perdue"
            action={payment.approval ? "Approuver le règlement" : "Régler ce paiement"}
            disabled={isBusy}
            onSend={(reason) => run("POST", "/settle", { reason }, "Enregistré")}
          />
        )}
        {payment.approval && (
          <Alert severity="warning">
            {payment.approval.requested_by} a demandé{" "}
            {isOpen(payment) ? "de régler ce paiement" : "ce remboursement"} :{" "}
            {payment.approval.reason}. Une deuxième personne doit le confirmer.
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

/** Who pays: a customer with a page of their own, or a number. */
function Payer() {
  const payment = useRecordContext<ConsolePaymentDetail>();
  if (!payment) return null;
  const { payer, phone } = payment;
  if (payer === null) return <>{phone === null ? "Sans compte" : phoneLabel(phone)}</>;
  return (
    <>
      <Link to={`/people/${payer.user_id}/show`}>{payer.name}</Link>
      {payer.phone === null ? "" : `, ${phoneLabel(payer.phone)}`}
    </>
  );
}

/** A payment with its refund and all that happened to its order. */
export default function PaymentShow() {
  return (
    <Show title="Paiement">
      <SimpleShowLayout>
        <TextField source="reference" label="Référence" />
        <TextField source="gateway_reference" label="Référence du service" emptyText="–" />
        <TextField source="order_reference" label="Commande" />
        <FunctionField<ConsolePaymentDetail>
          label="Nature"
          render={({ purpose, label }) =>
            label === null ? purposeLabel(purpose) : `${purposeLabel(purpose)}\u00a0: ${label}`
          }
        />
        <FunctionField label="Qui paie" render={() => <Payer />} />
        <FunctionField<ConsolePaymentDetail>
          label="Service de paiement"
          render={({ method, phone }) =>
            phone === null ? methodLabel(method) : `${methodLabel(method)}, ${phoneLabel(phone)}`
          }
        />
        <FunctionField<ConsolePaymentDetail>
          label="Montant"
          render={({ amount_fcfa }) => fcfa(amount_fcfa)}
        />
        <FunctionField<ConsolePaymentDetail>
          label="État"
          render={({ state, reason }) =>
            reason === null ? stateLabel(state) : `${stateLabel(state)}\u00a0: ${reason}`
          }
        />
        <FunctionField<ConsolePaymentDetail>
          label="État de la commande"
          render={({ order_state }) => stateLabel(order_state)}
        />
        <FunctionField<ConsolePaymentDetail>
          label="Remboursement"
          render={({ refund }) =>
            refund
              ? `${stateLabel(refund.state)}, demandé par ${refund.requested_by === "automatic" ? "le produit" : refund.requested_by}`
              : "Aucun"
          }
        />
        <Actions />
        <Timeline />
      </SimpleShowLayout>
    </Show>
  );
}
