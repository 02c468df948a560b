import { DataTable, DateField, NullableBooleanInput, TextField } from "react-admin";
import { ExportActions } from "../../forms/export-button.tsx";
import { PagedList } from "../../forms/paged-list.tsx";

const filters = [
  <NullableBooleanInput
    key="handled"
    source="handled"
    label="État"
    nullLabel="Tous"
    falseLabel="En attente"
    trueLabel="Traités"
    alwaysOn
  />,
];

/** What visitors wrote: the newest first. */
export default function MessageList() {
  return (
    <PagedList title="Messages" filters={filters} actions={<ExportActions />}>
      <DataTable bulkActionButtons={false} rowClick="show">
        <DataTable.Col source="created_at" label="Reçu" disableSort>
          <DateField source="created_at" showTime />
        </DataTable.Col>
        <DataTable.Col source="name" label="Nom" disableSort />
        <DataTable.Col source="email" label="Adresse e-mail" disableSort />
        <DataTable.Col label="Message" disableSort>
          <TextField
            source="body"
            sx={{
              display: "block",
              maxWidth: 420,
              overflow: "hidden",
              textOverflow: "ellipsis",
              whiteSpace: "nowrap",
            }}
          />
        </DataTable.Col>
        <DataTable.Col source="handled_at" label="Traité" disableSort>
          <DateField source="handled_at" />
        </DataTable.Col>
      </DataTable>
    </PagedList>
  );
}
