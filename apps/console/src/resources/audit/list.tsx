import type { AuditEntry } from "@jdj/contract/console/audit";
import { DataTable, DateField, SelectInput, TextInput, useResourceDefinitions } from "react-admin";
import { Column } from "../../forms/column.tsx";
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
        <Column source="at" label="Quand">
          <DateField source="at" showTime />
        </Column>
        <Column source="staff_name" label="Qui" />
        <Column
          source="action"
          label="Quoi"
          render={(record: AuditEntry) => actionLabel(record.action)}
        />
        <Column label="Sur" render={({ resource }: AuditEntry) => resourceLabel(resource)} />
        <Column source="record_id" label="Numéro" />
      </DataTable>
    </PagedList>
  );
}
