import { BooleanField, DataTable, DateField, NumberField } from "react-admin";
import { PagedList } from "../../forms/paged-list.tsx";

/** The figures of the home page, in their order. */
export default function CounterList() {
  return (
    <PagedList title="Chiffres de l’accueil">
      <DataTable bulkActionButtons={false} rowClick="edit">
        <DataTable.Col source="shown_count" label="Aujourd’hui" disableSort align="right">
          <NumberField source="shown_count" locales="fr-FR" />
        </DataTable.Col>
        <DataTable.Col source="label" label="Libellé" disableSort />
        <DataTable.Col source="since" label="Années depuis le" disableSort>
          <DateField source="since" emptyText="–" />
        </DataTable.Col>
        <DataTable.Col source="position" label="Place" disableSort />
        <DataTable.Col source="shown" label="Affiché" disableSort>
          <BooleanField source="shown" />
        </DataTable.Col>
      </DataTable>
    </PagedList>
  );
}
