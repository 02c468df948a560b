import type { ConsolePostRow } from "@jdj/contract/console/posts";
import { DataTable, FunctionField, SelectInput, TextInput } from "react-admin";
import { PagedList } from "../../forms/paged-list.tsx";
import { instantLabel } from "../../forms/publication/instant-label.ts";
import { StateChip } from "../../forms/publication/state-chip.tsx";

const states = [
  { id: "draft", name: "Brouillons" },
  { id: "scheduled", name: "Publications à venir" },
  { id: "published", name: "En ligne" },
  { id: "archived", name: "Archivés" },
];

const filters = [
  <TextInput key="q" source="q" label="Titre" alwaysOn />,
  <SelectInput key="state" source="state" label="État" choices={states} alwaysOn />,
];

/** The articles of our own blog. */
export default function PostList() {
  return (
    <PagedList title="Articles du blog" filters={filters}>
      <DataTable bulkActionButtons={false} rowClick="edit">
        <DataTable.Col source="title" label="Titre" disableSort />
        <DataTable.Col label="État" disableSort>
          <FunctionField<ConsolePostRow> render={({ state }) => <StateChip state={state} />} />
        </DataTable.Col>
        <DataTable.Col label="Publication" disableSort>
          <FunctionField<ConsolePostRow>
            render={({ published_from: from }) => (from ? instantLabel(from) : "–")}
          />
        </DataTable.Col>
        <DataTable.Col label="Modifié" disableSort>
          <FunctionField<ConsolePostRow>
            render={({ modified_at: modified }) => instantLabel(modified)}
          />
        </DataTable.Col>
      </DataTable>
    </PagedList>
  );
}
