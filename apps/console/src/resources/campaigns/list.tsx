import type { ConsoleCampaign } from "@jdj/contract/console/campaigns";
import { BooleanInput, DataTable, DateField, NumberInput, SelectInput } from "react-admin";
import { Column, NumberColumn } from "../../forms/column.tsx";
import { PagedList } from "../../forms/paged-list.tsx";
import { StateBadge } from "../../forms/state-badge.tsx";
import { statusChoices, statusLabel } from "./status-label.ts";

const filters = [
  <SelectInput key="status" source="status" label="État" choices={[...statusChoices]} alwaysOn />,
  <BooleanInput key="paused" source="paused" label="Suspendus seulement" alwaysOn />,
  <NumberInput key="person_id" source="person_id" label="Numéro de la personne" />,
];

/** The campaigns with what became of their deliveries, the newest first. */
export default function CampaignList() {
  return (
    <PagedList filters={filters} actions={false}>
      <DataTable<ConsoleCampaign> bulkActionButtons={false} rowClick="show">
        <Column source="created_at" label="Créé">
          <DateField source="created_at" showTime />
        </Column>
        <Column source="event" label="Fête" />
        <Column source="label" label="Envoi" />
        <Column source="channel" label="Canal" />
        <Column
          label="État"
          render={(row: ConsoleCampaign) => (
            <StateBadge state={row.status} label={statusLabel(row)} />
          )}
        />
        <NumberColumn source="total" label="Messages" />
        <NumberColumn source="arrived" label="Arrivés" />
        <NumberColumn source="failed" label="Échecs" />
        <NumberColumn source="unconfirmed" label="Incertains" />
        <NumberColumn source="waiting" label="En attente" />
      </DataTable>
    </PagedList>
  );
}
