import type { ConsoleDispute } from "@jdj/contract/console/disputes";
import { DataTable, DateField, SelectInput } from "react-admin";
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
    <PagedList title="Litiges" filters={filters} filtersAtFirst={{ state: "open" }}>
      <DataTable<ConsoleDispute> bulkActionButtons={false} rowClick="show">
        <DataTable.Col source="created_at" label="Ouvert" disableSort>
          <DateField source="created_at" showTime />
        </DataTable.Col>
        <DataTable.Col source="label" label="Vente" disableSort />
        <DataTable.Col source="kind_label" label="Le client dit" disableSort />
        <DataTable.Col
          label="Client"
          disableSort
          render={({ customer }: ConsoleDispute) => customer?.name ?? "Compte effacé"}
        />
        <DataTable.Col
          label="Montant"
          disableSort
          sx={{ textAlign: "right", whiteSpace: "nowrap" }}
          render={({ amount_fcfa }: ConsoleDispute) => fcfa(amount_fcfa)}
        />
        <DataTable.Col
          label="État"
          disableSort
          render={(row: ConsoleDispute) => <StateBadge state={row.state} label={phaseLabel(row)} />}
        />
      </DataTable>
    </PagedList>
  );
}
