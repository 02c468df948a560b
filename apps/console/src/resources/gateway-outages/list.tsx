import type { GatewayState } from "@jdj/contract/console/gateway-outages";
import { DataTable, DateField } from "react-admin";
import { Column } from "../../forms/column.tsx";
import { PagedList } from "../../forms/paged-list.tsx";
import { GatewayChip } from "./gateway-chip.tsx";

/** How each gateway fares. */
export default function OutageList() {
  return (
    <PagedList>
      <DataTable bulkActionButtons={false} rowClick="show">
        <Column source="name" label="Passerelle" />
        <Column
          label="État"
          render={(gateway: GatewayState) => <GatewayChip gateway={gateway} />}
        />
        <Column source="since" label="Depuis">
          <DateField source="since" showTime emptyText="–" options={{ timeZone: "UTC" }} />
        </Column>
        <Column source="paused_until" label="Prochain essai">
          <DateField source="paused_until" showTime emptyText="–" options={{ timeZone: "UTC" }} />
        </Column>
      </DataTable>
    </PagedList>
  );
}
