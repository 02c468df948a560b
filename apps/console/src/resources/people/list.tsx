import type { Person } from "@jdj/contract/console/people";
import { DataTable, DateField, NullableBooleanInput, SelectInput, TextInput } from "react-admin";
import { Column } from "../../forms/column.tsx";
import { PagedList } from "../../forms/paged-list.tsx";
import { roleLabel } from "./role-label.ts";

const roles = [
  { id: "CUSTOMER", name: "Clients" },
  { id: "PROVIDER", name: "Prestataires" },
];

const filters = [
  <TextInput key="q" source="q" label="Nom, e-mail ou téléphone" alwaysOn resettable />,
  <SelectInput key="role" source="role" label="Compte" choices={roles} alwaysOn />,
  <NullableBooleanInput
    key="archived"
    source="archived"
    label="État"
    nullLabel="Tous"
    falseLabel="Ouverts"
    trueLabel="Archivés"
    alwaysOn
  />,
];

/** Customers and providers, the newest first. */
export default function PeopleList() {
  return (
    <PagedList filters={filters}>
      <DataTable<Person> bulkActionButtons={false} rowClick="show">
        <Column source="name" label="Nom" />
        <Column label="Compte" render={({ role }: Person) => roleLabel(role)} />
        <Column source="email" label="Adresse e-mail" />
        <Column source="phone" label="Téléphone" />
        <Column source="last_signed_in_at" label="Dernière connexion">
          <DateField source="last_signed_in_at" />
        </Column>
        <Column
          label="État"
          render={({ archived_at, closed_at }: Person) =>
            archived_at !== null ? "Archivé" : closed_at !== null ? "Fermé" : ""
          }
        />
      </DataTable>
    </PagedList>
  );
}
