import { DataTable, DateField, TextInput } from "react-admin";
import { PagedList } from "../../forms/paged-list.tsx";
import { actionLabel } from "./action-label.ts";

const filters = [
  <TextInput key="resource" source="resource" label="Ressource" alwaysOn />,
  <TextInput key="record_id" source="record_id" label="Numéro" alwaysOn />,
];

/** Every change that staff made, the newest first. */
export default function AuditList() {
  return (
    <PagedList title="Journal" filters={filters}>
      <DataTable bulkActionButtons={false} rowClick="show">
        <DataTable.Col source="at" label="Quand" disableSort>
          <DateField source="at" showTime />
        </DataTable.Col>
        <DataTable.Col source="staff_name" label="Qui" disableSort />
        <DataTable.Col
          source="action"
          label="Quoi"
          disableSort
          render={(record) => actionLabel(record.action)}
        />
        <DataTable.Col source="resource" label="Ressource" disableSort />
        <DataTable.Col source="record_id" label="Numéro" disableSort />
      </DataTable>
    </PagedList>
  );
}
