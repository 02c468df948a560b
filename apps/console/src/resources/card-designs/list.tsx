import type { ConsoleCardDesign } from "@jdj/contract/console/card-designs";
import Box from "@mui/material/Box";
import { DataTable, NullableBooleanInput } from "react-admin";
import { PagedList } from "../../forms/paged-list.tsx";

const filters = [
  <NullableBooleanInput
    key="archived"
    source="archived"
    label="État"
    nullLabel="Tous"
    falseLabel="Proposés"
    trueLabel="Archivés"
    alwaysOn
  />,
];

/** The designs of the cards, in the order in which hosts see them. */
export default function CardDesignList() {
  return (
    <PagedList
      title="Modèles de cartes"
      filters={filters}
      sort={{ field: "position", order: "ASC" }}
    >
      <DataTable<ConsoleCardDesign> bulkActionButtons={false} rowClick="edit">
        <DataTable.Col
          label="Carte"
          disableSort
          render={({ image }: ConsoleCardDesign) =>
            image && (
              <Box
                component="img"
                src={image}
                alt=""
                loading="lazy"
                sx={{
                  display: "block",
                  width: 72,
                  height: 90,
                  objectFit: "cover",
                  borderRadius: 1,
                }}
              />
            )
          }
        />
        <DataTable.Col source="name" label="Nom" disableSort />
        <DataTable.Col
          label="Origine"
          disableSort
          render={({ picture }: ConsoleCardDesign) =>
            picture === null ? "Dessiné" : "Image déposée"
          }
        />
        <DataTable.NumberCol source="position" label="Position" disableSort />
        <DataTable.Col
          label="État"
          disableSort
          render={({ archived }: ConsoleCardDesign) => (archived ? "Archivé" : "Proposé")}
        />
      </DataTable>
    </PagedList>
  );
}
