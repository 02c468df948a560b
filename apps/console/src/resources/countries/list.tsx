import { BooleanField, DataTable } from "react-admin";
import { PagedList } from "../../forms/paged-list.tsx";

/** The countries whose town halls may be chosen, in their order. */
export default function CountryList() {
  return (
    <PagedList title="Pays">
      <DataTable bulkActionButtons={false} rowClick="edit">
        <DataTable.Col source="name" label="Pays" disableSort />
        <DataTable.Col source="code" label="Code" disableSort />
        <DataTable.Col source="districts" label="Districts" disableSort align="right" />
        <DataTable.Col source="shown" label="Affiché" disableSort>
          <BooleanField source="shown" />
        </DataTable.Col>
      </DataTable>
    </PagedList>
  );
}
