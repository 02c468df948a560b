import { inFrench } from "@jdj/contract/call/french-messages";
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
import { MayWrite } from "../../forms/may-write.tsx";
import { ReasonForm } from "../../forms/reason-form.tsx";
import { RefundForm } from "../../forms/refund-form.tsx";
import { useCommand } from "../../forms/use-command.ts";
import { WholeRecord } from "../../forms/whole-record.tsx";
import { fcfa, methodLabel, phoneLabel, purposeLabel } from "./labels.ts";
import { stateLabel } from "./state-label.ts";
import { Timeline } from "./timeline.tsx";

const isOpen = ({ state }: ConsolePayment) => ["pending", "failed", "expired"].includes(state);

/** Asks the gateway, refunds, and ends a refund that is made by hand. */
function Actions() {
  const payment = useRecordContext<ConsolePaymentDetail>();
  const { run, isBusy } = useCommand();
  if (!payment) return null;
  const { approval } = payment;
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
            {isOpen(payment)
              ? `de régler ce paiement de ${fcfa(payment.approval.amount_fcfa)}`
              : `de rembourser ${fcfa(payment.approval.amount_fcfa)}`}{" "}
            : {payment.approval.reason}. Une deuxième personne doit le confirmer.
          </Alert>
        )}
        {payment.left_fcfa > 0 && (
          <RefundForm
            paidFcfa={payment.amount_fcfa}
            leftFcfa={payment.left_fcfa}
            isPartly={payment.partly_refundable}
            asked={approval === null || isOpen(payment) ? null : approval.amount_fcfa}
            disabled={isBusy}
            onSend={(body) => run("POST", "/refund", body, "Remboursement enregistré")}
          />
        )}
        {payment.refunds
          .filter(({ state }) => state === "by-hand")
          .map(({ id, amount_fcfa }) => (
            <Button key={id} component={Link} to={`/refunds/${id}/show`} variant="outlined">
              {`Noter le remboursement de ${fcfa(amount_fcfa)}, fait ou abandonné`}
            </Button>
          ))}
      </Stack>
    </MayWrite>
  );
}

/** Every refund of the payment, with its amount and its state. */
function Refunds() {
  const payment = useRecordContext<ConsolePaymentDetail>();
  if (!payment || payment.refunds.length === 0) return <>Aucun</>;
  return (
    <Stack component="ul" sx={{ m: 0, pl: 2 }}>
      {payment.refunds.map(({ id, state, amount_fcfa, requested_by }) => (
        <li key={id}>
          <Link to={`/refunds/${id}/show`}>{fcfa(amount_fcfa)}</Link>
          {` : ${stateLabel(state)}, demandé par ${requested_by === "automatic" ? "le produit" : requested_by}`}
        </li>
      ))}
    </Stack>
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
      <WholeRecord field="refunds">
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
              reason === null
                ? stateLabel(state)
                : `${stateLabel(state)}\u00a0: ${inFrench(reason)}`
            }
          />
          <FunctionField<ConsolePaymentDetail>
            label="État de la commande"
            render={({ order_state }) => stateLabel(order_state)}
          />
          <FunctionField<ConsolePaymentDetail>
            label="Reste à rendre"
            render={({ left_fcfa, amount_fcfa }) => `${fcfa(left_fcfa)} sur ${fcfa(amount_fcfa)}`}
          />
          <FunctionField label="Remboursements" render={() => <Refunds />} />
          <Actions />
          <Timeline />
        </SimpleShowLayout>
      </WholeRecord>
    </Show>
  );
}
