import type { ConsolePayout } from "@jdj/contract/console/seller-payouts";
import { DateField, FunctionField, Show, SimpleShowLayout, TextField } from "react-admin";
import { fcfa, phoneLabel } from "../payments/labels.ts";
import { PayoutActions } from "./actions.tsx";
import { payoutStateLabel } from "./state-label.ts";

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
        <PayoutActions notice="Le vendeur est prévenu par SMS." />
      </SimpleShowLayout>
    </Show>
  );
}
