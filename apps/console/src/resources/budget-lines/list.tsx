import type { ConsoleBudgetLine } from "@jdj/contract/console/budget-lines";
import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import {
  BooleanField,
  DataTable,
  NullableBooleanInput,
  ReferenceInput,
  SelectInput,
  useListContext,
} from "react-admin";
import { Link } from "react-router";
import { PagedList } from "../../forms/paged-list.tsx";
import { ReorderList } from "../../forms/reorder-list.tsx";

const filters = [
  <ReferenceInput key="group_id" source="group_id" reference="budget-groups" perPage={100} alwaysOn>
    <SelectInput optionText="label" label="Catégorie" />
  </ReferenceInput>,
  <NullableBooleanInput
    key="archived"
    source="archived"
    label="État"
    nullLabel="Toutes"
    falseLabel="Proposées"
    trueLabel="Archivées"
    alwaysOn
  />,
];

/** The lines of one category in their order, which may be changed; without a category, a table of all. */
function Lines() {
  const { filterValues } = useListContext();
  const groupId: unknown = filterValues.group_id;
  if (typeof groupId === "number" && filterValues.archived === undefined)
    return (
      <ReorderList<ConsoleBudgetLine>
        resource="budget-lines"
        scope={{ group_id: groupId }}
        label={({ content }) => content}
        empty="Cette catégorie n’a pas encore de ligne."
      >
        {({ id, content, archived }) => (
          <Stack direction="row" spacing={1} sx={{ alignItems: "center" }}>
            <Link to={`/budget-lines/${id}`}>{content}</Link>
            {archived && <Chip size="small" label="Archivée" />}
          </Stack>
        )}
      </ReorderList>
    );
  return (
    <DataTable bulkActionButtons={false} rowClick="edit">
      <DataTable.Col source="event_type" label="Type de fête" disableSort />
      <DataTable.Col source="group_name" label="Catégorie" disableSort />
      <DataTable.Col source="content" label="Ligne" disableSort />
      <DataTable.Col source="archived" label="Archivée" disableSort>
        <BooleanField source="archived" />
      </DataTable.Col>
    </DataTable>
  );
}

/** The lines of the budgets' templates. */
export default function BudgetLineList() {
  return (
    <PagedList title="Lignes de budget" filters={filters} sort={{ field: "id", order: "ASC" }}>
      <Lines />
    </PagedList>
  );
}
