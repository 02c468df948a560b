import type { ConsolePage } from "@jdj/contract/console/pages";
import { DataTable, FunctionField } from "react-admin";
import { Column } from "../../forms/column.tsx";
import { PagedList } from "../../forms/paged-list.tsx";
import { instantLabel } from "../../forms/publication/instant-label.ts";
import { StateChip } from "../../forms/publication/state-chip.tsx";
import { savedLabel } from "./saved-label.ts";

/** The pages of the site that consist of a text. */
export default function PageList() {
  return (
    <PagedList sort={{ field: "id", order: "ASC" }}>
      <DataTable bulkActionButtons={false} rowClick="edit">
        <Column source="name" label="Page" />
        <Column label="Dernière version">
          <FunctionField<ConsolePage> render={({ state }) => <StateChip state={state} />} />
        </Column>
        <Column label="Publication">
          <FunctionField<ConsolePage>
            render={({ published_from: from }) => (from ? instantLabel(from) : "–")}
          />
        </Column>
        <Column label="Enregistrée">
          <FunctionField<ConsolePage> render={savedLabel} />
        </Column>
      </DataTable>
    </PagedList>
  );
}
