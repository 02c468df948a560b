import { DataTable, DateField, NullableBooleanInput, TextField } from "react-admin";
import { PagedList } from "../../forms/paged-list.tsx";

const filters = [
  <NullableBooleanInput
    key="reported"
    source="reported"
    label="Signalement"
    nullLabel="Tous"
    falseLabel="Sans signalement"
    trueLabel="Signalés"
    alwaysOn
  />,
];

/** The reviews of providers, the newest first. */
export default function ReviewList() {
  return (
    <PagedList title="Avis" filters={filters}>
      <DataTable bulkActionButtons={false} rowClick="show">
        <DataTable.Col source="created_at" label="Écrit" disableSort>
          <DateField source="created_at" />
        </DataTable.Col>
        <DataTable.Col source="provider" label="Prestataire" disableSort />
        <DataTable.Col
          label="Note"
          disableSort
          render={({ mark_tenths }) => `${(mark_tenths / 10).toLocaleString("fr-FR")} / 5`}
        />
        <DataTable.Col label="Avis" disableSort>
          <TextField
            source="description"
            sx={{
              display: "block",
              maxWidth: 380,
              overflow: "hidden",
              textOverflow: "ellipsis",
              whiteSpace: "nowrap",
            }}
          />
        </DataTable.Col>
        <DataTable.Col
          label="Signalements"
          disableSort
          render={({ reasons }) => (reasons.length === 0 ? "" : reasons.length)}
        />
        <DataTable.Col source="hidden_at" label="Masqué" disableSort>
          <DateField source="hidden_at" />
        </DataTable.Col>
      </DataTable>
    </PagedList>
  );
}
