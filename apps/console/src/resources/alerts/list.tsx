import { DataTable, DateField } from "react-admin";
import { Column, NumberColumn } from "../../forms/column.tsx";
import { EmptyList } from "../../forms/empty-list.tsx";
import { PagedList } from "../../forms/paged-list.tsx";

/** What the operator was alerted of, the newest first. */
export default function AlertList() {
  return (
    <PagedList>
      <DataTable
        bulkActionButtons={false}
        rowClick={false}
        empty={
          <EmptyList>
            Aucune alerte. Une passerelle qui nous refuse ou une dépense qui approche de sa limite
            s’affiche ici.
          </EmptyList>
        }
      >
        <Column source="created_at" label="Quand">
          <DateField source="created_at" showTime options={{ timeZone: "UTC" }} />
        </Column>
        <Column source="detail" label="Alerte" />
        <NumberColumn source="count" label="Fois ce jour" />
      </DataTable>
    </PagedList>
  );
}
