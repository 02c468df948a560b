import type { RetentionStep } from "@jdj/contract/console/retention";
import Alert from "@mui/material/Alert";
import Chip from "@mui/material/Chip";
import { DataTable, DateField, useListContext } from "react-admin";
import { Column, NumberColumn } from "../../forms/column.tsx";
import { PagedList } from "../../forms/paged-list.tsx";

const states = {
  new: { label: "Pas encore exécuté", color: "default" },
  done: { label: "À jour", color: "success" },
  failed: { label: "En échec", color: "error" },
  late: { label: "En retard", color: "error" },
} as const;

/** Says when what the privacy page promises is not done. */
function Warning() {
  const { data = [] } = useListContext<RetentionStep>();
  const wrong = data.filter(({ state }) => state === "failed" || state === "late").length;
  if (wrong === 0) return null;
  return (
    <Alert severity="error" sx={{ m: 1 }}>
      {wrong === 1 ? "Une étape est" : `${wrong} étapes sont`} en échec ou en retard : ce que promet
      la page de confidentialité n’est plus tenu. Chaque étape reprend d’elle-même à l’heure
      suivante.
    </Alert>
  );
}

/** The steps by which personal data are erased in time. */
export default function RetentionList() {
  return (
    <PagedList>
      <Warning />
      <DataTable bulkActionButtons={false} rowClick={false}>
        <Column source="label" label="Étape" />
        <Column
          label="État"
          render={({ state, error }: RetentionStep) => (
            <Chip
              size="small"
              variant={states[state].color === "error" ? "filled" : "outlined"}
              color={states[state].color}
              label={states[state].label}
              {...(error === null ? {} : { title: error })}
            />
          )}
        />
        <Column source="ran_at" label="Dernière exécution">
          <DateField source="ran_at" showTime emptyText="Jamais" options={{ timeZone: "UTC" }} />
        </Column>
        <Column source="succeeded_at" label="Dernière réussite">
          <DateField
            source="succeeded_at"
            showTime
            emptyText="Jamais"
            options={{ timeZone: "UTC" }}
          />
        </Column>
        <NumberColumn source="count" label="Traités" />
        <Column source="error" label="Erreur" sx={{ overflowWrap: "anywhere" }} />
      </DataTable>
    </PagedList>
  );
}
