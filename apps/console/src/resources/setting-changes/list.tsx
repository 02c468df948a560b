import type { SettingChange } from "@jdj/contract/console/setting-changes";
import { DataTable, DateField } from "react-admin";
import { EmptyList } from "../../forms/empty-list.tsx";
import { PagedList } from "../../forms/paged-list.tsx";

/** The changes of prices and numbers for payments that wait for a second person. */
export default function SettingChangeList() {
  return (
    <PagedList title="Changements à approuver">
      <DataTable<SettingChange>
        bulkActionButtons={false}
        rowClick="show"
        empty={<EmptyList>Aucun changement n’attend.</EmptyList>}
      >
        <DataTable.Col source="created_at" label="Quand" disableSort>
          <DateField source="created_at" showTime />
        </DataTable.Col>
        <DataTable.Col source="detail" label="Changement" disableSort />
        <DataTable.Col source="requested_by" label="Demandé par" disableSort />
      </DataTable>
    </PagedList>
  );
}
