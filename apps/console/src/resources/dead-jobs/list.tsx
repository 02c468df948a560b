import { DataTable, DateField } from "react-admin";
import { Column, NumberColumn } from "../../forms/column.tsx";
import { EmptyList } from "../../forms/empty-list.tsx";
import { PagedList } from "../../forms/paged-list.tsx";

/** The jobs that failed at every attempt, the newest first. */
export default function DeadJobList() {
  return (
    <PagedList>
      <DataTable
        bulkActionButtons={false}
        rowClick="show"
        empty={
          <EmptyList>
            Aucune tâche n’est en échec. Une tâche qui échoue à chaque essai s’affiche ici pendant
            sept jours.
          </EmptyList>
        }
      >
        <Column source="label" label="Tâche" />
        <Column source="died_at" label="Dernier essai">
          <DateField source="died_at" showTime options={{ timeZone: "UTC" }} />
        </Column>
        <NumberColumn source="attempts" label="Essais" />
      </DataTable>
    </PagedList>
  );
}
