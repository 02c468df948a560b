import { DataTable, DateField, TextInput } from "react-admin";
import { PagedList } from "../../forms/paged-list.tsx";
import { roleLabel } from "./role-label.ts";

const filters = [
  <TextInput key="q" source="q" label="Adresse e-mail ou téléphone" alwaysOn resettable />,
];

/** Customers and providers, the newest first. */
export default function PeopleList() {
  return (
    <PagedList title="Personnes" filters={filters}>
      <DataTable bulkActionButtons={false} rowClick="show">
        <DataTable.Col source="name" label="Nom" disableSort />
        <DataTable.Col label="Compte" disableSort render={({ role }) => roleLabel(role)} />
        <DataTable.Col source="email" label="Adresse e-mail" disableSort />
        <DataTable.Col source="phone" label="Téléphone" disableSort />
        <DataTable.Col source="last_signed_in_at" label="Dernière connexion" disableSort>
          <DateField source="last_signed_in_at" />
        </DataTable.Col>
        <DataTable.Col source="archived_at" label="Fermé" disableSort>
          <DateField source="archived_at" />
        </DataTable.Col>
      </DataTable>
    </PagedList>
  );
}
