import type { ConsoleStatement } from "@jdj/contract/console/statements";
import Alert from "@mui/material/Alert";
import { CreateButton, DataTable, DateInput, NullableBooleanInput, SelectInput } from "react-admin";
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
        title="Rapprochements"
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
          <DataTable.Col
            label="Jour"
            disableSort
            render={({ day }: ConsoleStatement) => dayLabel(day)}
          />
          <DataTable.Col
            label="Service"
            disableSort
            render={({ method }: ConsoleStatement) => methodLabel(method)}
          />
          <DataTable.NumberCol source="rows" label="Lignes" disableSort />
          <DataTable.Col
            label="Payé là-bas"
            disableSort
            sx={{ textAlign: "right", whiteSpace: "nowrap" }}
            render={({ paid_there_fcfa }: ConsoleStatement) => fcfa(paid_there_fcfa)}
          />
          <DataTable.Col
            label="Payé ici"
            disableSort
            sx={{ textAlign: "right", whiteSpace: "nowrap" }}
            render={({ paid_here_fcfa }: ConsoleStatement) => fcfa(paid_here_fcfa)}
          />
          <DataTable.Col
            label="Écart"
            disableSort
            sx={{ textAlign: "right", whiteSpace: "nowrap" }}
            render={({ paid_there_fcfa, paid_here_fcfa }: ConsoleStatement) =>
              paid_there_fcfa === paid_here_fcfa ? "–" : fcfa(paid_there_fcfa - paid_here_fcfa)
            }
          />
          <DataTable.NumberCol source="lost" label="Perdus" disableSort />
        </DataTable>
      </PagedList>
      <Overview />
    </>
  );
}
