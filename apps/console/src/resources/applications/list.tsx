import type { VendorApplication } from "@jdj/contract/console/applications";
import { DataTable, DateField, NullableBooleanInput } from "react-admin";
import { Column } from "../../forms/column.tsx";
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
    <PagedList filters={filters}>
      <DataTable bulkActionButtons={false} rowClick="show">
        <Column source="created_at" label="Reçue">
          <DateField source="created_at" />
        </Column>
        <Column source="company" label="Entreprise" />
        <Column source="contact_name" label="Contact" />
        <Column source="town" label="Ville" />
        <Column
          source="decision"
          label="Décision"
          render={({ decision }: VendorApplication) => decisionLabel(decision)}
        />
      </DataTable>
    </PagedList>
  );
}
