import type { ModeratedReview } from "@jdj/contract/console/reviews";
import { DataTable, DateField, NullableBooleanInput, TextField } from "react-admin";
import { Column } from "../../forms/column.tsx";
import { PagedList } from "../../forms/paged-list.tsx";

const filters = [
  <NullableBooleanInput
    key="reported"
    source="reported"
    label="Signalement"
    nullLabel="Tous"
    falseLabel="Sans signalement"
    trueLabel="Signalés"
    alwaysOn
  />,
];

/** The reviews of providers and products, the newest first. */
export default function ReviewList() {
  return (
    <PagedList filters={filters}>
      <DataTable bulkActionButtons={false} rowClick="show">
        <Column source="created_at" label="Écrit">
          <DateField source="created_at" />
        </Column>
        <Column source="provider" label="Prestataire" />
        <Column source="article" label="Article" />
        <Column
          label="Note"
          render={({ mark_tenths }: ModeratedReview) =>
            `${(mark_tenths / 10).toLocaleString("fr-FR")} / 5`
          }
        />
        <Column label="Avis">
          <TextField
            source="description"
            sx={{
              display: "block",
              maxWidth: 380,
              overflow: "hidden",
              textOverflow: "ellipsis",
              whiteSpace: "nowrap",
            }}
          />
        </Column>
        <Column
          label="Signalements"
          render={({ reasons }: ModeratedReview) => (reasons.length === 0 ? "" : reasons.length)}
        />
        <Column source="hidden_at" label="Masqué">
          <DateField source="hidden_at" />
        </Column>
      </DataTable>
    </PagedList>
  );
}
