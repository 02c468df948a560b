import type { SettingChange } from "@jdj/contract/console/setting-changes";
import { DataTable, DateField } from "react-admin";
import { Column } from "../../forms/column.tsx";
import { EmptyList } from "../../forms/empty-list.tsx";
import { PagedList } from "../../forms/paged-list.tsx";

/** The changes of prices and numbers for payments that wait for a second person. */
export default function SettingChangeList() {
  return (
    <PagedList>
      <DataTable<SettingChange>
        bulkActionButtons={false}
        rowClick="show"
        empty={<EmptyList>Aucun changement n’attend.</EmptyList>}
      >
        <Column source="created_at" label="Quand">
          <DateField source="created_at" showTime />
        </Column>
        <Column source="detail" label="Changement" />
        <Column source="requested_by" label="Demandé par" />
      </DataTable>
    </PagedList>
  );
}
