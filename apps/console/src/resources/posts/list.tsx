import type { ConsolePostRow } from "@jdj/contract/console/posts";
import { DataTable, FunctionField, SelectInput, TextInput } from "react-admin";
import { Column } from "../../forms/column.tsx";
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
    <PagedList filters={filters}>
      <DataTable bulkActionButtons={false} rowClick="edit">
        <Column source="title" label="Titre" />
        <Column label="État">
          <FunctionField<ConsolePostRow> render={({ state }) => <StateChip state={state} />} />
        </Column>
        <Column label="Publication">
          <FunctionField<ConsolePostRow>
            render={({ published_from: from }) => (from ? instantLabel(from) : "–")}
          />
        </Column>
        <Column label="Modifié">
          <FunctionField<ConsolePostRow>
            render={({ modified_at: modified }) => instantLabel(modified)}
          />
        </Column>
      </DataTable>
    </PagedList>
  );
}
