import type { ConsolePage } from "@jdj/contract/console/pages";
import { DataTable, FunctionField } from "react-admin";
import { PagedList } from "../../forms/paged-list.tsx";
import { instantLabel } from "../../forms/publication/instant-label.ts";
import { StateChip } from "../../forms/publication/state-chip.tsx";
import { savedLabel } from "./saved-label.ts";

/** The pages of the site that consist of a text. */
export default function PageList() {
  return (
    <PagedList title="Pages du site" sort={{ field: "id", order: "ASC" }}>
      <DataTable bulkActionButtons={false} rowClick="edit">
        <DataTable.Col source="name" label="Page" disableSort />
        <DataTable.Col label="Dernière version" disableSort>
          <FunctionField<ConsolePage> render={({ state }) => <StateChip state={state} />} />
        </DataTable.Col>
        <DataTable.Col label="Publication" disableSort>
          <FunctionField<ConsolePage>
            render={({ published_from: from }) => (from ? instantLabel(from) : "–")}
          />
        </DataTable.Col>
        <DataTable.Col label="Enregistrée" disableSort>
          <FunctionField<ConsolePage> render={savedLabel} />
        </DataTable.Col>
      </DataTable>
    </PagedList>
  );
}
