import type { ConsoleDispute } from "@jdj/contract/console/disputes";
import { DataTable, DateField, SelectInput } from "react-admin";
import { Column } from "../../forms/column.tsx";
import { PagedList } from "../../forms/paged-list.tsx";
import { StateBadge } from "../../forms/state-badge.tsx";
import { fcfa } from "../payments/labels.ts";
import { disputeStateChoices, phaseLabel } from "./labels.ts";

const filters = [
  <SelectInput key="state" source="state" label="État" choices={disputeStateChoices} alwaysOn />,
];

/** The disputes: the open ones the oldest first, all or others the newest first. */
export default function DisputeList() {
  return (
    <PagedList filters={filters} filtersAtFirst={{ state: "open" }}>
      <DataTable<ConsoleDispute> bulkActionButtons={false} rowClick="show">
        <Column source="created_at" label="Ouvert">
          <DateField source="created_at" showTime />
        </Column>
        <Column source="label" label="Vente" />
        <Column source="kind_label" label="Le client dit" />
        <Column
          label="Client"
          render={({ customer }: ConsoleDispute) => customer?.name ?? "Compte effacé"}
        />
        <Column
          label="Montant"
          sx={{ textAlign: "right", whiteSpace: "nowrap" }}
          render={({ amount_fcfa }: ConsoleDispute) => fcfa(amount_fcfa)}
        />
        <Column
          label="État"
          render={(row: ConsoleDispute) => <StateBadge state={row.state} label={phaseLabel(row)} />}
        />
      </DataTable>
    </PagedList>
  );
}
