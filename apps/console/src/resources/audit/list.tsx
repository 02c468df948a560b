import { DataTable, DateField, SelectInput, TextInput, useResourceDefinitions } from "react-admin";
import { PagedList } from "../../forms/paged-list.tsx";
import { actionLabel } from "./action-label.ts";
import { useResourceLabels } from "./use-resource-labels.ts";

/** The resources, as a choice shows them. */
function useFilters() {
  const labels = useResourceDefinitions();
  const labelOf = useResourceLabels();
  const choices = Object.keys(labels)
    .map((id) => ({ id, name: labelOf(id) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, "fr"));
  return [
    <SelectInput key="resource" source="resource" label="Sur" choices={choices} alwaysOn />,
    <TextInput key="record_id" source="record_id" label="Numéro" alwaysOn />,
  ];
}

/** Every change that staff made, the newest first. */
export default function AuditList() {
  const resourceLabel = useResourceLabels();
  const filters = useFilters();
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
        <DataTable.Col label="Sur" disableSort render={({ resource }) => resourceLabel(resource)} />
        <DataTable.Col source="record_id" label="Numéro" disableSort />
      </DataTable>
    </PagedList>
  );
}
