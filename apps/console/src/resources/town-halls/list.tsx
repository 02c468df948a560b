import { BooleanField, DataTable, DateField, TextInput } from "react-admin";
import { PagedList } from "../../forms/paged-list.tsx";

const filters = [<TextInput key="q" source="q" label="Commune" alwaysOn resettable />];

/** The town halls by commune. */
export default function TownHallList() {
  return (
    <PagedList title="Mairies" filters={filters}>
      <DataTable bulkActionButtons={false} rowClick="edit">
        <DataTable.Col source="town" label="Commune" disableSort />
        <DataTable.Col source="name" label="Mairie" disableSort />
        <DataTable.Col source="district" label="District" disableSort />
        <DataTable.Col source="shown" label="Affichée" disableSort>
          <BooleanField source="shown" />
        </DataTable.Col>
        <DataTable.Col source="checked_on" label="Vérifiée" disableSort>
          <DateField source="checked_on" emptyText="Jamais" />
        </DataTable.Col>
      </DataTable>
    </PagedList>
  );
}
