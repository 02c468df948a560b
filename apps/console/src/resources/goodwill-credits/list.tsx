import type { ConsoleGoodwillCredit } from "@jdj/contract/console/goodwill-credits";
import { CreateButton, DataTable, DateField, SelectInput } from "react-admin";
import { PagedList } from "../../forms/paged-list.tsx";
import { creditStateChoices, creditStateLabel } from "./state-label.ts";

const filters = [
  <SelectInput
    key="state"
    source="state"
    label="État"
    choices={[...creditStateChoices]}
    alwaysOn
  />,
];

/** The credits that staff gave, the newest first. */
export default function GoodwillCreditList() {
  return (
    <PagedList
      title="Crédits offerts"
      filters={filters}
      actions={
        <CreateButton label="Offrir un crédit" variant="contained" sx={{ whiteSpace: "nowrap" }} />
      }
    >
      <DataTable<ConsoleGoodwillCredit> bulkActionButtons={false} rowClick="show">
        <DataTable.Col source="created_at" label="Quand" disableSort>
          <DateField source="created_at" showTime />
        </DataTable.Col>
        <DataTable.Col source="customer" label="Client" disableSort />
        <DataTable.Col source="channel" label="Canal" disableSort />
        <DataTable.NumberCol source="units" label="Messages" disableSort />
        <DataTable.Col source="reason" label="Motif" disableSort />
        <DataTable.Col
          label="État"
          disableSort
          render={({ state }: ConsoleGoodwillCredit) => creditStateLabel(state)}
        />
      </DataTable>
    </PagedList>
  );
}
