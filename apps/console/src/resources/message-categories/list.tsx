import { DataTable } from "react-admin";
import { PagedList } from "../../forms/paged-list.tsx";

/** What hosts may write about, in the order in which they see it. */
export default function MessageCategoryList() {
  return (
    <PagedList title="Catégories de messages" actions={false}>
      <DataTable bulkActionButtons={false} rowClick="edit">
        <DataTable.NumberCol source="position" label="Position" disableSort />
        <DataTable.Col source="name" label="Nom" disableSort />
      </DataTable>
    </PagedList>
  );
}
