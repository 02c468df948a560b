import { BooleanField, DataTable } from "react-admin";
import { PagedList } from "../../forms/paged-list.tsx";

/** The networks and app stores that every page links to. */
export default function SiteLinkList() {
  return (
    <PagedList title="Réseaux et applications">
      <DataTable bulkActionButtons={false} rowClick="edit">
        <DataTable.Col source="name" label="Nom" disableSort />
        <DataTable.Col
          label="Adresse"
          disableSort
          render={({ url, settings_url }) => url ?? settings_url ?? "–"}
        />
        <DataTable.Col source="position" label="Place" disableSort />
        <DataTable.Col source="shown" label="Affiché" disableSort>
          <BooleanField source="shown" />
        </DataTable.Col>
      </DataTable>
    </PagedList>
  );
}
