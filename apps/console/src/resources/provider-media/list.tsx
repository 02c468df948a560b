import type { ModeratedMedium } from "@jdj/contract/console/provider-media";
import { DataTable, DateField } from "react-admin";
import { Column } from "../../forms/column.tsx";
import { hiddenFilter } from "../../forms/hidden-filter.tsx";
import { PagedList } from "../../forms/paged-list.tsx";
import { typeLabels } from "./labels.ts";
import { Preview } from "./preview.tsx";

/** The photos and videos of providers, the newest first. */
export default function MediaList() {
  return (
    <PagedList filters={[hiddenFilter]}>
      <DataTable<ModeratedMedium> bulkActionButtons={false} rowClick="show">
        <Column
          label="Aperçu"
          render={(medium: ModeratedMedium) =>
            medium.type === "photo" ? (
              <Preview medium={medium} height={56} />
            ) : (
              typeLabels[medium.type]
            )
          }
        />
        <Column source="provider" label="Prestataire" />
        <Column source="caption" label="Légende" />
        <Column source="created_at" label="Ajouté">
          <DateField source="created_at" />
        </Column>
        <Column source="hidden_at" label="Masqué">
          <DateField source="hidden_at" />
        </Column>
      </DataTable>
    </PagedList>
  );
}
