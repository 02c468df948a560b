import { DataTable, DateField, TextField } from "react-admin";
import { Column } from "../../forms/column.tsx";
import { hiddenFilter } from "../../forms/hidden-filter.tsx";
import { PagedList } from "../../forms/paged-list.tsx";

/** The questions about products, the newest first. */
export default function QuestionList() {
  return (
    <PagedList filters={[hiddenFilter]}>
      <DataTable bulkActionButtons={false} rowClick="show">
        <Column source="created_at" label="Posée">
          <DateField source="created_at" />
        </Column>
        <Column source="article" label="Article" />
        <Column label="Question">
          <TextField
            source="question"
            sx={{
              display: "block",
              maxWidth: 380,
              overflow: "hidden",
              textOverflow: "ellipsis",
              whiteSpace: "nowrap",
            }}
          />
        </Column>
        <Column source="answered_at" label="Répondue">
          <DateField source="answered_at" />
        </Column>
        <Column source="hidden_at" label="Masquée">
          <DateField source="hidden_at" />
        </Column>
      </DataTable>
    </PagedList>
  );
}
