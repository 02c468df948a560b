import { type ConsoleRefund, consoleRefundStates } from "@jdj/contract/console/refunds";
import { DataTable, DateField, SelectInput } from "react-admin";
import { Column } from "../../forms/column.tsx";
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
    <PagedList filters={filters}>
      <DataTable<ConsoleRefund> bulkActionButtons={false} rowClick="show">
        <Column source="created_at" label="Demandé">
          <DateField source="created_at" showTime />
        </Column>
        <Column source="reference" label="Paiement" />
        <Column label="Service" render={({ method }: ConsoleRefund) => methodLabel(method)} />
        <Column
          label="Montant"
          sx={{ textAlign: "right", whiteSpace: "nowrap" }}
          render={({ amount_fcfa }: ConsoleRefund) => fcfa(amount_fcfa)}
        />
        <Column
          label="État"
          render={({ state }: ConsoleRefund) => (
            <StateBadge state={state} label={stateLabel(state)} />
          )}
        />
      </DataTable>
    </PagedList>
  );
}
