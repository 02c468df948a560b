import type { ConsoleStatement } from "@jdj/contract/console/statements";
import Alert from "@mui/material/Alert";
import { CreateButton, DataTable, DateInput, NullableBooleanInput, SelectInput } from "react-admin";
import { Column, NumberColumn } from "../../forms/column.tsx";
import { PagedList } from "../../forms/paged-list.tsx";
import { fcfa, methodChoices, methodLabel } from "../payments/labels.ts";
import { dayLabel } from "./day-label.ts";
import { Overview } from "./overview.tsx";

const filters = [
  <SelectInput key="method" source="method" label="Service" choices={methodChoices} alwaysOn />,
  <DateInput key="day" source="day" label="Jour" parse={(day: string) => day} alwaysOn />,
  <NullableBooleanInput
    key="lost"
    source="lost"
    label="Perdus"
    nullLabel="Tous les relevés"
    trueLabel="Avec un paiement perdu"
    falseLabel="Sans"
    alwaysOn
  />,
];

/** The companies' statements by day, with the sums of both sides. */
export default function StatementList() {
  return (
    <>
      <PagedList
        filters={filters}
        sort={{ field: "day", order: "DESC" }}
        actions={
          <CreateButton
            label="Déposer un relevé"
            variant="contained"
            sx={{ whiteSpace: "nowrap" }}
          />
        }
      >
        <DataTable<ConsoleStatement>
          bulkActionButtons={false}
          rowClick="show"
          empty={
            <Alert severity="info">
              Aucun relevé. Téléchargez celui d’un service de paiement dans son espace, puis
              déposez-le ici : il est comparé avec nos paiements.
            </Alert>
          }
        >
          <Column label="Jour" render={({ day }: ConsoleStatement) => dayLabel(day)} />
          <Column label="Service" render={({ method }: ConsoleStatement) => methodLabel(method)} />
          <NumberColumn source="rows" label="Lignes" />
          <Column
            label="Payé là-bas"
            sx={{ textAlign: "right", whiteSpace: "nowrap" }}
            render={({ paid_there_fcfa }: ConsoleStatement) => fcfa(paid_there_fcfa)}
          />
          <Column
            label="Payé ici"
            sx={{ textAlign: "right", whiteSpace: "nowrap" }}
            render={({ paid_here_fcfa }: ConsoleStatement) => fcfa(paid_here_fcfa)}
          />
          <Column
            label="Écart"
            sx={{ textAlign: "right", whiteSpace: "nowrap" }}
            render={({ paid_there_fcfa, paid_here_fcfa }: ConsoleStatement) =>
              paid_there_fcfa === paid_here_fcfa ? "–" : fcfa(paid_there_fcfa - paid_here_fcfa)
            }
          />
          <NumberColumn source="lost" label="Perdus" />
        </DataTable>
      </PagedList>
      <Overview />
    </>
  );
}
