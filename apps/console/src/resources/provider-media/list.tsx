import type { ModeratedMedium } from "@jdj/contract/console/moderation";
import { DataTable, DateField } from "react-admin";
import { hiddenFilter } from "../../forms/hidden-filter.tsx";
import { PagedList } from "../../forms/paged-list.tsx";
import { typeLabels } from "./labels.ts";
import { Preview } from "./preview.tsx";

/** The photos and videos of providers, the newest first. */
export default function MediaList() {
  return (
    <PagedList title="Photos et vidéos" filters={[hiddenFilter]}>
      <DataTable<ModeratedMedium> bulkActionButtons={false} rowClick="show">
        <DataTable.Col
          label="Aperçu"
          disableSort
          render={(medium: ModeratedMedium) =>
            medium.type === "photo" ? (
              <Preview medium={medium} height={56} />
            ) : (
              typeLabels[medium.type]
            )
          }
        />
        <DataTable.Col source="provider" label="Prestataire" disableSort />
        <DataTable.Col source="caption" label="Légende" disableSort />
        <DataTable.Col source="created_at" label="Ajouté" disableSort>
          <DateField source="created_at" />
        </DataTable.Col>
        <DataTable.Col source="hidden_at" label="Masqué" disableSort>
          <DateField source="hidden_at" />
        </DataTable.Col>
      </DataTable>
    </PagedList>
  );
}
