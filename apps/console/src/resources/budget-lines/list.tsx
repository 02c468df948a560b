import {
  BooleanField,
  DataTable,
  NullableBooleanInput,
  ReferenceInput,
  SelectInput,
} from "react-admin";
import { PagedList } from "../../forms/paged-list.tsx";

const filters = [
  <ReferenceInput key="group_id" source="group_id" reference="budget-groups" perPage={100} alwaysOn>
    <SelectInput optionText="label" label="Catégorie" />
  </ReferenceInput>,
  <NullableBooleanInput
    key="archived"
    source="archived"
    label="État"
    nullLabel="Toutes"
    falseLabel="Proposées"
    trueLabel="Archivées"
    alwaysOn
  />,
];

/** The lines of the budgets' templates. */
export default function BudgetLineList() {
  return (
    <PagedList title="Lignes de budget" filters={filters} sort={{ field: "id", order: "ASC" }}>
      <DataTable bulkActionButtons={false} rowClick="edit">
        <DataTable.Col source="event_type" label="Type de fête" disableSort />
        <DataTable.Col source="group_name" label="Catégorie" disableSort />
        <DataTable.Col source="content" label="Ligne" disableSort />
        <DataTable.NumberCol source="position" label="Position" disableSort />
        <DataTable.Col source="archived" label="Archivée" disableSort>
          <BooleanField source="archived" />
        </DataTable.Col>
      </DataTable>
    </PagedList>
  );
}
