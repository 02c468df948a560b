import type { ConsolePayout } from "@jdj/contract/console/payouts";
import { DateField, FunctionField, Show, SimpleShowLayout, TextField } from "react-admin";
import { fcfa, phoneLabel } from "../payments/labels.ts";
import { PayoutActions } from "./actions.tsx";
import { payoutStateLabel } from "./state-label.ts";

const walletOf = ({ method, phone, holder }: ConsolePayout) =>
  phone === "" ? method : `${method}, ${phoneLabel(phone)}, au nom de ${holder || "–"}`;

const resultOf = ({ transfer_reference, reason, settled_by }: ConsolePayout) =>
  settled_by === null ? "–" : `${transfer_reference || reason}, par ${settled_by}`;

/** A payout: whose, where to, its state, and what may be done about it. */
export default function PayoutShow() {
  return (
    <Show title="Versement">
      <SimpleShowLayout>
        <TextField source="beneficiary" label="Bénéficiaire" emptyText="Effacé" />
        <FunctionField<ConsolePayout>
          label="Montant"
          render={({ amount_fcfa }) => fcfa(amount_fcfa)}
        />
        <FunctionField<ConsolePayout> label="Sur" render={walletOf} />
        <TextField
          source="company_holder"
          label="Titulaire selon l’opérateur"
          emptyText="L’opérateur ne le dit pas"
        />
        <DateField source="created_at" label="Demandé" showTime />
        <FunctionField<ConsolePayout> label="État" render={payoutStateLabel} />
        <TextField source="approved_by" label="Approuvé par" emptyText="–" />
        <FunctionField<ConsolePayout>
          label="Envoi"
          render={({ company, key, sent_at }) =>
            sent_at === null || company === null ? "–" : `Par ${company}, sous la clé ${key}`
          }
        />
        <FunctionField<ConsolePayout> label="Résultat" render={resultOf} />
        <DateField source="settled_at" label="Réglé" showTime emptyText="–" />
        <PayoutActions />
      </SimpleShowLayout>
    </Show>
  );
}
