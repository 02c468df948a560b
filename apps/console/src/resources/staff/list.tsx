import { DataTable, DateField, SelectField } from "react-admin";
import { Column } from "../../forms/column.tsx";
import { PagedList } from "../../forms/paged-list.tsx";
import { roleChoices } from "./roles.ts";

/** The members of staff. */
export default function StaffList() {
  return (
    <PagedList sort={{ field: "id", order: "ASC" }}>
      <DataTable bulkActionButtons={false} rowClick="edit">
        <Column source="given_names" label="Prénom" />
        <Column source="last_name" label="Nom" />
        <Column source="email" label="Adresse e-mail" />
        <Column source="role" label="Rôle">
          <SelectField source="role" choices={roleChoices} />
        </Column>
        <Column source="activated_at" label="Activé">
          <DateField source="activated_at" emptyText="Pas encore" />
        </Column>
        <Column source="removed_at" label="Retiré">
          <DateField source="removed_at" />
        </Column>
      </DataTable>
    </PagedList>
  );
}
