import type { ConsoleHostPayout } from "@jdj/contract/console/host-payouts";
import { DateField, FunctionField, Show, SimpleShowLayout, TextField } from "react-admin";
import { fcfa, phoneLabel } from "../payments/labels.ts";
import { PayoutActions } from "../seller-payouts/actions.tsx";
import { payoutStateLabel } from "../seller-payouts/state-label.ts";

/** A payout of gifts that hosts asked for. */
export default function HostPayoutShow() {
  return (
    <Show title="Versement à des hôtes">
      <SimpleShowLayout>
        <TextField source="event" label="Événement" emptyText="Événement effacé" />
        <TextField source="host" label="Hôte" emptyText="–" />
        <FunctionField<ConsoleHostPayout>
          label="Montant"
          render={({ amount_fcfa }) => fcfa(amount_fcfa)}
        />
        <FunctionField<ConsoleHostPayout>
          label="Sur"
          render={({ method, phone, holder }) =>
            phone === "" ? method : `${method}, ${phoneLabel(phone)}, au nom de ${holder}`
          }
        />
        <DateField source="created_at" label="Demandé" showTime />
        <FunctionField<ConsoleHostPayout> label="État" render={payoutStateLabel} />
        <FunctionField<ConsoleHostPayout>
          label="Résultat"
          render={({ transfer_reference, reason, settled_by }) =>
            settled_by === null ? "–" : `${transfer_reference || reason}, par ${settled_by}`
          }
        />
        <DateField source="settled_at" label="Réglé" showTime emptyText="–" />
        <PayoutActions notice="Les hôtes sont prévenus par e-mail." />
      </SimpleShowLayout>
    </Show>
  );
}
