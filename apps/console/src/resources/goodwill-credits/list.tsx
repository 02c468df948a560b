import type { ConsoleGoodwillCredit } from "@jdj/contract/console/goodwill-credits";
import { CreateButton, DataTable, DateField, SelectInput } from "react-admin";
import { Column, NumberColumn } from "../../forms/column.tsx";
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
      filters={filters}
      actions={
        <CreateButton label="Offrir un crédit" variant="contained" sx={{ whiteSpace: "nowrap" }} />
      }
    >
      <DataTable<ConsoleGoodwillCredit> bulkActionButtons={false} rowClick="show">
        <Column source="created_at" label="Quand">
          <DateField source="created_at" showTime />
        </Column>
        <Column source="customer" label="Client" />
        <Column source="channel" label="Canal" />
        <NumberColumn source="units" label="Messages" />
        <Column source="reason" label="Motif" />
        <Column
          label="État"
          render={({ state }: ConsoleGoodwillCredit) => creditStateLabel(state)}
        />
      </DataTable>
    </PagedList>
  );
}
