import { DataTable, DateField, SelectField } from "react-admin";
import { PagedList } from "../../forms/paged-list.tsx";
import { roleChoices } from "./roles.ts";

/** The members of staff. */
export default function StaffList() {
  return (
    <PagedList title="Équipe" sort={{ field: "id", order: "ASC" }}>
      <DataTable bulkActionButtons={false} rowClick="edit">
        <DataTable.Col source="given_names" label="Prénom" disableSort />
        <DataTable.Col source="last_name" label="Nom" disableSort />
        <DataTable.Col source="email" label="Adresse e-mail" disableSort />
        <DataTable.Col source="role" label="Rôle" disableSort>
          <SelectField source="role" choices={roleChoices} />
        </DataTable.Col>
        <DataTable.Col source="activated_at" label="Activé" disableSort>
          <DateField source="activated_at" emptyText="Pas encore" />
        </DataTable.Col>
        <DataTable.Col source="removed_at" label="Retiré" disableSort>
          <DateField source="removed_at" />
        </DataTable.Col>
      </DataTable>
    </PagedList>
  );
}
