import type { ConsoleCampaign } from "@jdj/contract/console/campaigns";
import { BooleanInput, DataTable, DateField, SelectInput } from "react-admin";
import { PagedList } from "../../forms/paged-list.tsx";
import { StateBadge } from "../../forms/state-badge.tsx";
import { statusChoices, statusLabel } from "./status-label.ts";

const filters = [
  <SelectInput key="status" source="status" label="État" choices={[...statusChoices]} alwaysOn />,
  <BooleanInput key="paused" source="paused" label="Suspendus seulement" alwaysOn />,
];

/** The campaigns with what became of their deliveries, the newest first. */
export default function CampaignList() {
  return (
    <PagedList title="Envois" filters={filters} actions={false}>
      <DataTable<ConsoleCampaign> bulkActionButtons={false} rowClick="show">
        <DataTable.Col source="created_at" label="Créé" disableSort>
          <DateField source="created_at" showTime />
        </DataTable.Col>
        <DataTable.Col source="event" label="Fête" disableSort />
        <DataTable.Col source="label" label="Envoi" disableSort />
        <DataTable.Col source="channel" label="Canal" disableSort />
        <DataTable.Col
          label="État"
          disableSort
          render={(row: ConsoleCampaign) => (
            <StateBadge state={row.status} label={statusLabel(row)} />
          )}
        />
        <DataTable.NumberCol source="total" label="Messages" disableSort />
        <DataTable.NumberCol source="arrived" label="Arrivés" disableSort />
        <DataTable.NumberCol source="failed" label="Échecs" disableSort />
        <DataTable.NumberCol source="unconfirmed" label="Incertains" disableSort />
        <DataTable.NumberCol source="waiting" label="En attente" disableSort />
      </DataTable>
    </PagedList>
  );
}
