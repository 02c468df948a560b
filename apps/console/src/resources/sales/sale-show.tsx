import type { ConsoleDepositSale, ConsoleSaleDetail } from "@jdj/contract/console/sales";
import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import {
  DateField,
  FunctionField,
  Show,
  SimpleShowLayout,
  TextField,
  useCanAccess,
  useNotify,
  useRecordContext,
  useRefresh,
  useResourceContext,
} from "react-admin";
import { request } from "../../data/request.ts";
import { type RefundBody, RefundForm } from "../../forms/refund-form.tsx";
import { sentenceOf } from "../../forms/use-command.ts";
import { WholeRecord } from "../../forms/whole-record.tsx";
import { fcfa } from "../payments/labels.ts";
import { PageLink, SaleCustomer, SaleHistory, SaleLines, SalePayments } from "./sale-fields.tsx";
import { saleStateLabel } from "./sale-states.ts";
import { StaffHold } from "./staff-hold.tsx";

/** Gives back a deposit in whole or in part, for those who may refund payments. */
function DepositRefunds() {
  const sale = useRecordContext<ConsoleSaleDetail>();
  const { canAccess } = useCanAccess({ resource: "payments", action: "edit" });
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const open = (sale?.payments ?? []).filter(({ left_fcfa }) => left_fcfa > 0);
  if (!canAccess || open.length === 0) return null;
  const send = async (id: number, body: RefundBody) => {
    setBusy(true);
    try {
      await request("POST", `payments/${id}/refund`, body);
      notify("Remboursement enregistré", { type: "success" });
      refresh();
      return true;
    } catch (error) {
      notify(sentenceOf(error), { type: "error" });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Typography component="h2" variant="h6">
        Rendre l’acompte
      </Typography>
      {open.map(({ id, amount_fcfa, left_fcfa, approval }) => (
        <Stack key={id} spacing={2}>
          {approval ? (
            <Alert severity="warning">
              {approval.requested_by} a demandé de rembourser {fcfa(approval.amount_fcfa)} :{" "}
              {approval.reason}. Une deuxième personne doit le confirmer.
            </Alert>
          ) : null}
          <RefundForm
            paidFcfa={amount_fcfa}
            leftFcfa={left_fcfa}
            isPartly
            asked={approval?.amount_fcfa ?? null}
            disabled={isBusy}
            onSend={(body) => send(id, body)}
          />
        </Stack>
      ))}
    </Stack>
  );
}

/** The hold of the deposit of a booking or a quote. */
function DepositHold() {
  const sale = useRecordContext<ConsoleDepositSale>();
  if (!sale || (!sale.may_hold && sale.holds.length === 0)) return null;
  const calls = { hold: "/hold", lift: "/lift-hold" };
  return (
    <Stack sx={{ mt: 2 }}>
      <Typography component="h2" variant="h6">
        Retenue de l’acompte
      </Typography>
      <StaffHold sale={sale} calls={calls} provider="prestataire" />
    </Stack>
  );
}

/**
 * One thing that a customer ordered, with its payments.
 * @param isDeposit whether its payment is a deposit, which staff may give back in parts
 */
export function SaleShow({
  title,
  who = "Client",
  isDeposit = false,
  children,
}: {
  title: string;
  /** What this kind alone has. */
  children?: ReactNode;
  who?: string;
  isDeposit?: boolean;
}) {
  const resource = useResourceContext() ?? "";
  return (
    <Show title={title}>
      <WholeRecord field="payments">
        <SimpleShowLayout>
          <TextField source="reference" label="Numéro" />
          <DateField source="created_at" label="Quand" showTime />
          <TextField source="label" label="Quoi" />
          <FunctionField<ConsoleSaleDetail>
            label={who}
            render={({ customer }) => <SaleCustomer customer={customer} />}
          />
          <FunctionField<ConsoleSaleDetail>
            label="Prestataire"
            render={({ provider }) =>
              provider ? (
                <PageLink resource="providers" id={provider.id}>
                  {provider.name}
                </PageLink>
              ) : (
                "–"
              )
            }
          />
          <DateField source="day" label="Jour" emptyText="–" />
          <FunctionField<ConsoleSaleDetail>
            label="Montant"
            render={({ amount_fcfa }) => (amount_fcfa === null ? "–" : fcfa(amount_fcfa))}
          />
          <FunctionField<ConsoleSaleDetail>
            label="État"
            render={({ state }) => saleStateLabel(resource, state)}
          />
          <TextField source="note" label="Note" emptyText="–" />
          <FunctionField<ConsoleSaleDetail>
            label="Détail"
            render={({ lines }) => <SaleLines lines={lines} />}
          />
          <FunctionField<ConsoleSaleDetail>
            label="Paiements"
            render={({ payments }) => <SalePayments payments={payments} />}
          />
          <FunctionField<ConsoleSaleDetail>
            label="Historique"
            render={({ history }) => <SaleHistory resource={resource} history={history} />}
          />
          {children}
          {isDeposit && <DepositHold />}
          {isDeposit && <DepositRefunds />}
        </SimpleShowLayout>
      </WholeRecord>
    </Show>
  );
}
