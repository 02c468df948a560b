import type { ConsoleCardDesign } from "@jdj/contract/console/card-designs";
import Box from "@mui/material/Box";
import { DataTable, NullableBooleanInput } from "react-admin";
import { Column, NumberColumn } from "../../forms/column.tsx";
import { PagedList } from "../../forms/paged-list.tsx";
import { toneNames } from "../../forms/tone-input.tsx";

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
    <PagedList filters={filters} sort={{ field: "position", order: "ASC" }}>
      <DataTable<ConsoleCardDesign> bulkActionButtons={false} rowClick="edit">
        <Column
          label="Carte"
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
        <Column source="name" label="Nom" />
        <Column
          label="Origine"
          render={({ picture }: ConsoleCardDesign) =>
            picture === null ? "Dessiné" : "Image déposée"
          }
        />
        <Column label="Voix" render={({ tone }: ConsoleCardDesign) => toneNames[tone]} />
        <NumberColumn source="position" label="Position" />
        <Column
          label="État"
          render={({ archived }: ConsoleCardDesign) => (archived ? "Archivé" : "Proposé")}
        />
      </DataTable>
    </PagedList>
  );
}
