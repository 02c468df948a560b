import { BooleanField, DataTable, ReferenceInput, SelectInput } from "react-admin";
import { PagedList } from "../../forms/paged-list.tsx";

const filters = [
  <ReferenceInput key="country_id" source="country_id" reference="countries" perPage={100} alwaysOn>
    <SelectInput optionText="name" label="Pays" emptyText="Tous" />
  </ReferenceInput>,
];

/** The districts by country, in their order. */
export default function DistrictList() {
  return (
    <PagedList title="Districts" filters={filters}>
      <DataTable bulkActionButtons={false} rowClick="edit">
        <DataTable.Col source="name" label="District" disableSort />
        <DataTable.Col source="country" label="Pays" disableSort />
        <DataTable.Col source="halls" label="Mairies" disableSort align="right" />
        <DataTable.Col source="position" label="Place" disableSort align="right" />
        <DataTable.Col source="shown" label="Affiché" disableSort>
          <BooleanField source="shown" />
        </DataTable.Col>
      </DataTable>
    </PagedList>
  );
}
