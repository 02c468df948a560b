import { DataTable, DateField, NullableBooleanInput, TextField, TextInput } from "react-admin";
import { Column } from "../../forms/column.tsx";
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
  <TextInput key="email" source="email" label="Adresse e-mail" alwaysOn resettable />,
];

/** What visitors wrote: the newest first. */
export default function MessageList() {
  return (
    <PagedList filters={filters} actions={<ExportActions />}>
      <DataTable bulkActionButtons={false} rowClick="show">
        <Column source="created_at" label="Reçu">
          <DateField source="created_at" showTime />
        </Column>
        <Column source="name" label="Nom" />
        <Column source="email" label="Adresse e-mail" />
        <Column label="Message">
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
        </Column>
        <Column source="handled_at" label="Traité">
          <DateField source="handled_at" />
        </Column>
      </DataTable>
    </PagedList>
  );
}
