import type { GatewayState } from "@jdj/contract/console/operations";
import { DataTable, DateField } from "react-admin";
import { PagedList } from "../../forms/paged-list.tsx";
import { GatewayChip } from "./gateway-chip.tsx";

/** How each gateway fares. */
export default function OutageList() {
  return (
    <PagedList title="Passerelles">
      <DataTable bulkActionButtons={false} rowClick="show">
        <DataTable.Col source="name" label="Passerelle" disableSort />
        <DataTable.Col
          label="État"
          disableSort
          render={(gateway: GatewayState) => <GatewayChip gateway={gateway} />}
        />
        <DataTable.Col source="since" label="Depuis" disableSort>
          <DateField source="since" showTime emptyText="–" options={{ timeZone: "UTC" }} />
        </DataTable.Col>
        <DataTable.Col source="paused_until" label="Prochain essai" disableSort>
          <DateField source="paused_until" showTime emptyText="–" options={{ timeZone: "UTC" }} />
        </DataTable.Col>
      </DataTable>
    </PagedList>
  );
}
