import { type ConsoleRefund, consoleRefundStates } from "@jdj/contract/console/refunds";
import { DataTable, DateField, SelectInput } from "react-admin";
import { PagedList } from "../../forms/paged-list.tsx";
import { StateBadge } from "../../forms/state-badge.tsx";
import { fcfa, methodLabel } from "../payments/labels.ts";
import { stateLabel } from "../payments/state-label.ts";

const filters = [
  <SelectInput
    key="state"
    source="state"
    label="État"
    choices={consoleRefundStates.map((id) => ({ id, name: stateLabel(id) }))}
    alwaysOn
  />,
];

/** The refunds, the newest first. */
export default function RefundList() {
  return (
    <PagedList title="Remboursements" filters={filters}>
      <DataTable<ConsoleRefund> bulkActionButtons={false} rowClick="show">
        <DataTable.Col source="created_at" label="Demandé" disableSort>
          <DateField source="created_at" showTime />
        </DataTable.Col>
        <DataTable.Col source="reference" label="Paiement" disableSort />
        <DataTable.Col
          label="Service"
          disableSort
          render={({ method }: ConsoleRefund) => methodLabel(method)}
        />
        <DataTable.Col
          label="Montant"
          disableSort
          sx={{ textAlign: "right", whiteSpace: "nowrap" }}
          render={({ amount_fcfa }: ConsoleRefund) => fcfa(amount_fcfa)}
        />
        <DataTable.Col
          label="État"
          disableSort
          render={({ state }: ConsoleRefund) => (
            <StateBadge state={state} label={stateLabel(state)} />
          )}
        />
      </DataTable>
    </PagedList>
  );
}
