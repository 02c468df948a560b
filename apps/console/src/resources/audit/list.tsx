import type { AuditEntry } from "@jdj/contract/console/audit";
import {
  AutocompleteInput,
  DataTable,
  DateField,
  DateInput,
  NumberInput,
  SelectInput,
  TextInput,
  useResourceDefinitions,
} from "react-admin";
import { Column } from "../../forms/column.tsx";
import { PagedList } from "../../forms/paged-list.tsx";
import { useCounts } from "../work-queue/use-counts.ts";
import { actionChoices, actionLabel } from "./action-label.ts";
import { useResourceLabels } from "./use-resource-labels.ts";

/** Who, what, on what and when, as choices show them. */
function useFilters() {
  const labels = useResourceDefinitions();
  const labelOf = useResourceLabels();
  const team = useCounts()?.colleagues ?? [];
  const resources = Object.keys(labels)
    .map((id) => ({ id, name: labelOf(id) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, "fr"));
  return [
    <SelectInput key="staff_id" source="staff_id" label="Qui" choices={team} alwaysOn />,
    <AutocompleteInput
      key="action"
      source="action"
      label="Quoi"
      choices={actionChoices}
      sx={{ minWidth: 260 }}
      alwaysOn
    />,
    <SelectInput key="resource" source="resource" label="Sur" choices={resources} alwaysOn />,
    <DateInput key="from" source="from" label="Du" parse={(day: string) => day} alwaysOn />,
    <DateInput key="to" source="to" label="Au" parse={(day: string) => day} alwaysOn />,
    <TextInput key="record_id" source="record_id" label="Numéro" />,
    <NumberInput key="person_id" source="person_id" label="Au sujet de la personne (numéro)" />,
  ];
}

/** Why it was done, where its author said so. */
const reasonOf = ({ after }: AuditEntry) => (typeof after?.reason === "string" ? after.reason : "");

/** Every change that staff made, the newest first. */
export default function AuditList() {
  const resourceLabel = useResourceLabels();
  const filters = useFilters();
  return (
    <PagedList filters={filters}>
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
        <Column
          label="Sur"
          render={({ resource, record_id }: AuditEntry) =>
            `${resourceLabel(resource)} n° ${record_id}`
          }
        />
        <Column label="Motif" render={reasonOf} />
      </DataTable>
    </PagedList>
  );
}
