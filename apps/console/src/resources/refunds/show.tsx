import type { ConsoleRefund } from "@jdj/contract/console/refunds";
import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import {
  DateField,
  FunctionField,
  Link,
  Show,
  SimpleShowLayout,
  TextField,
  useRecordContext,
} from "react-admin";
import { ConfirmedButton } from "../../forms/confirmed-button.tsx";
import { MayWrite } from "../../forms/may-write.tsx";
import { useCommand } from "../../forms/use-command.ts";
import { fcfa, methodLabel, phoneLabel } from "../payments/labels.ts";
import { stateLabel } from "../payments/state-label.ts";

/** What is due of this refund, beside what was paid: « 38 500 FCFA (sur 99 000 FCFA payés) ». */
const dueOf = ({ amount_fcfa, payment_fcfa }: ConsoleRefund) =>
  amount_fcfa === payment_fcfa
    ? fcfa(amount_fcfa)
    : `${fcfa(amount_fcfa)} (sur ${fcfa(payment_fcfa)} payés)`;

/** Ends a refund that a person makes at the company. */
function Actions() {
  const refund = useRecordContext<ConsoleRefund>();
  const { run, isBusy } = useCommand();
  if (refund?.state !== "by-hand") return null;
  const end = (made: boolean) => void run("POST", "/result", { made }, "Enregistré");
  return (
    <MayWrite>
      <Stack spacing={2} sx={{ mt: 2, alignItems: "flex-start", maxWidth: 640 }}>
        {refund.approval && (
          <Alert severity="warning">
            {refund.approval.requested_by} a noté : {refund.approval.reason}. Une deuxième personne
            doit le confirmer.
          </Alert>
        )}
        <Alert severity="info">
          {methodLabel(refund.method)} ne rembourse pas par notre logiciel. Rendez{" "}
          {fcfa(refund.amount_fcfa)} dans l’espace du service de paiement, puis confirmez-le ici.
        </Alert>
        <ConfirmedButton
          label={`Le remboursement de ${fcfa(refund.amount_fcfa)} est fait`}
          question={`Confirmez que ${dueOf(refund)} sont rendus dans l’espace du service de paiement.`}
          disabled={isBusy}
          onConfirm={() => end(true)}
        />
        <ConfirmedButton
          label={`Abandonner le remboursement de ${fcfa(refund.amount_fcfa)}`}
          question="Rien n’est rendu au client, et son crédit lui revient."
          disabled={isBusy}
          onConfirm={() => end(false)}
        />
      </Stack>
    </MayWrite>
  );
}

const byLabel = (by: string | null) =>
  by === "automatic" ? "le produit" : by === "gateway" ? "le service de paiement" : (by ?? "");

/** A refund, and its end where a person makes it. */
export default function RefundShow() {
  return (
    <Show title="Remboursement">
      <SimpleShowLayout>
        <FunctionField<ConsoleRefund>
          label="Paiement"
          render={({ payment_id, reference }) => (
            <Link to={`/payments/${payment_id}/show`}>{reference}</Link>
          )}
        />
        <TextField source="gateway_reference" label="Référence du service" emptyText="–" />
        <FunctionField<ConsoleRefund>
          label="Service de paiement"
          render={({ method, phone }) =>
            phone === null ? methodLabel(method) : `${methodLabel(method)}, ${phoneLabel(phone)}`
          }
        />
        <TextField source="label" label="Pour" emptyText="–" />
        <FunctionField<ConsoleRefund>
          label="À rendre"
          render={({ amount_fcfa, payment_fcfa }) =>
            amount_fcfa === payment_fcfa
              ? fcfa(amount_fcfa)
              : `${fcfa(amount_fcfa)} sur ${fcfa(payment_fcfa)} payés`
          }
        />
        <FunctionField<ConsoleRefund> label="État" render={({ state }) => stateLabel(state)} />
        <FunctionField<ConsoleRefund>
          label="Demandé par"
          render={({ requested_by }) => byLabel(requested_by)}
        />
        <DateField source="created_at" label="Demandé" showTime />
        <DateField source="recorded_at" label="Terminé" showTime emptyText="–" />
        <FunctionField<ConsoleRefund>
          label="Terminé par"
          render={({ recorded_by }) => byLabel(recorded_by) || "–"}
        />
        <Actions />
      </SimpleShowLayout>
    </Show>
  );
}
