import type { ConsolePayment } from "@jdj/contract/console/payments";
import {
  BooleanInput,
  DataTable,
  DateField,
  DateInput,
  NumberInput,
  SelectInput,
  TextInput,
} from "react-admin";
import { Column } from "../../forms/column.tsx";
import { PagedList } from "../../forms/paged-list.tsx";
import { StateBadge } from "../../forms/state-badge.tsx";
import {
  fcfa,
  methodChoices,
  methodLabel,
  phoneLabel,
  purposeChoices,
  purposeLabel,
} from "./labels.ts";
import { stateChoices, stateLabel } from "./state-label.ts";

const filters = [
  <TextInput
    key="reference"
    source="reference"
    label="Référence"
    helperText="La nôtre, ou celle du service de paiement"
    alwaysOn
    resettable
  />,
  <TextInput
    key="phone"
    source="phone"
    label="Téléphone"
    helperText="De qui paie, écrit comme on veut"
    alwaysOn
    resettable
  />,
  <BooleanInput key="odd" source="odd" label="À voir seulement" alwaysOn />,
  <SelectInput key="state" source="state" label="État" choices={stateChoices} />,
  <SelectInput key="method" source="method" label="Service de paiement" choices={methodChoices} />,
  <SelectInput key="purpose" source="purpose" label="Nature" choices={purposeChoices} />,
  <NumberInput key="person_id" source="person_id" label="Numéro de la personne" />,
  <DateInput key="from" source="from" label="Du" parse={(day: string) => day} />,
  <DateInput key="to" source="to" label="Au" parse={(day: string) => day} />,
];

/** The state of a payment, with that of its refund. */
function stateOf({ state, refund, approval }: ConsolePayment): string {
  if (approval) return `${stateLabel(state)}, attend une deuxième personne`;
  if (!refund || state === "refunded") return stateLabel(state);
  return `${stateLabel(state)}, remboursement\u00a0: ${stateLabel(refund.state).toLowerCase()}`;
}

/** The payments, the newest first. */
export default function PaymentList() {
  return (
    <PagedList filters={filters}>
      <DataTable<ConsolePayment> bulkActionButtons={false} rowClick="show">
        <Column source="created_at" label="Quand">
          <DateField source="created_at" showTime />
        </Column>
        <Column source="reference" label="Référence" />
        <Column
          label="Qui paie"
          render={({ payer, phone }: ConsolePayment) =>
            payer?.name ?? (phone === null ? "Sans compte" : phoneLabel(phone))
          }
        />
        <Column label="Nature" render={({ purpose }: ConsolePayment) => purposeLabel(purpose)} />
        <Column label="Service" render={({ method }: ConsolePayment) => methodLabel(method)} />
        <Column
          label="Montant"
          sx={{ textAlign: "right", whiteSpace: "nowrap" }}
          render={({ amount_fcfa }: ConsolePayment) => fcfa(amount_fcfa)}
        />
        <Column
          label="État"
          render={(row: ConsolePayment) => (
            <StateBadge state={row.approval ? "pending" : row.state} label={stateOf(row)} />
          )}
        />
      </DataTable>
    </PagedList>
  );
}
