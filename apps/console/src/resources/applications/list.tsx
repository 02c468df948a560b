import { DataTable, DateField, NullableBooleanInput } from "react-admin";
import { PagedList } from "../../forms/paged-list.tsx";
import { decisionLabel } from "./decision-label.ts";

const filters = [
  <NullableBooleanInput
    key="handled"
    source="handled"
    label="État"
    nullLabel="Toutes"
    falseLabel="En attente"
    trueLabel="Traitées"
    alwaysOn
  />,
];

/** The requests of vendors. */
export default function ApplicationList() {
  return (
    <PagedList title="Demandes de prestataires" filters={filters}>
      <DataTable bulkActionButtons={false} rowClick="show">
        <DataTable.Col source="created_at" label="Reçue" disableSort>
          <DateField source="created_at" />
        </DataTable.Col>
        <DataTable.Col source="company" label="Entreprise" disableSort />
        <DataTable.Col source="contact_name" label="Contact" disableSort />
        <DataTable.Col source="town" label="Ville" disableSort />
        <DataTable.Col
          source="decision"
          label="Décision"
          disableSort
          render={({ decision }) => decisionLabel(decision)}
        />
      </DataTable>
    </PagedList>
  );
}
