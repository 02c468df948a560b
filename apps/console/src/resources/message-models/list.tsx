import { DataTable, ReferenceInput, SelectInput, TextField } from "react-admin";
import { PagedList } from "../../forms/paged-list.tsx";

const filters = [
  <ReferenceInput key="category_id" source="category_id" reference="message-categories" alwaysOn>
    <SelectInput optionText="name" label="Catégorie" />
  </ReferenceInput>,
];

/** The texts that hosts may take for their cards. */
export default function MessageModelList() {
  return (
    <PagedList title="Modèles de messages" filters={filters}>
      <DataTable bulkActionButtons={false} rowClick="edit">
        <DataTable.Col source="category_name" label="Catégorie" disableSort />
        <DataTable.Col source="name" label="Nom" disableSort />
        <DataTable.Col label="Texte" disableSort>
          <TextField
            source="content"
            sx={{
              display: "block",
              maxWidth: 520,
              overflow: "hidden",
              textOverflow: "ellipsis",
              whiteSpace: "nowrap",
            }}
          />
        </DataTable.Col>
      </DataTable>
    </PagedList>
  );
}
