import type { StaffRole } from "@jdj/contract/call/staff-policy";
import type { WorkItem } from "@jdj/contract/console/work-queue";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import Typography from "@mui/material/Typography";
import { DataTable, SelectInput, useListContext, usePermissions } from "react-admin";
import { dateAndTime } from "../../format.ts";
import { Column } from "../../forms/column.tsx";
import { EmptyList } from "../../forms/empty-list.tsx";
import { PagedList } from "../../forms/paged-list.tsx";
import { StateBadge } from "../../forms/state-badge.tsx";
import { BulkActions } from "./bulk-actions.tsx";
import { kindLabel, kindsOf } from "./kinds.ts";
import { useCounts } from "./use-counts.ts";

const whose = [
  { id: "me", name: "À moi" },
  { id: "nobody", name: "À personne" },
];

const DAY_MS = 86_400_000;

/** For how long something waits, in words. */
function waitText(since: string): string {
  const days = Math.floor((Date.now() - Date.parse(since)) / DAY_MS);
  if (days < 1) return "aujourd’hui";
  return days === 1 ? "depuis un jour" : `depuis ${days} jours`;
}

/** Chooses a row, or not after all; a press on it does not open the row. */
function Choice({ item }: { item: WorkItem }) {
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox
      checked={selectedIds.includes(item.id)}
      slotProps={{
        input: { "aria-label": `Choisir ${kindLabel(item.kind).toLowerCase()} ${item.title}` },
      }}
      sx={{ my: -1 }}
      onClick={(event) => event.stopPropagation()}
      onChange={() => onToggleItem(item.id)}
    />
  );
}

function What({ title, detail, notes }: WorkItem) {
  return (
    <Box sx={{ minWidth: 0, maxWidth: 520, overflowWrap: "anywhere" }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Typography variant="body2">{detail}</Typography>
      {notes.map(({ by, at, body }) => (
        <Typography key={at} variant="caption" component="p" color="text.secondary">
          {`${by}, ${dateAndTime(at)} : ${body}`}
        </Typography>
      ))}
    </Box>
  );
}

/** What waits for the team, of the kinds that the role sees, the oldest first. */
export default function WorkList() {
  const { permissions: role } = usePermissions<StaffRole>();
  const counts = useCounts();
  const kinds = kindsOf(role).map((id) => {
    const count = counts?.kinds[id] ?? 0;
    return { id, name: count === 0 ? kindLabel(id) : `${kindLabel(id)} (${count})` };
  });
  const filters = [
    <SelectInput key="kind" source="kind" label="Quoi" choices={kinds} alwaysOn />,
    <SelectInput key="assignee" source="assignee" label="Confié" choices={whose} alwaysOn />,
  ];
  return (
    <PagedList filters={filters} sort={{ field: "since", order: "ASC" }}>
      <BulkActions />
      <DataTable<WorkItem>
        bulkActionButtons={false}
        rowClick={(_, __, { kind, record_id }) => `/${kind}/${record_id}/show`}
        empty={<EmptyList>Rien n’attend : tout est traité.</EmptyList>}
      >
        <Column label="Choisir" render={(item: WorkItem) => <Choice item={item} />} />
        <Column
          label="Attend"
          render={({ since }: WorkItem) => (
            <span title={dateAndTime(since)}>{waitText(since)}</span>
          )}
        />
        <Column
          label="Quoi"
          render={({ kind }: WorkItem) => <StateBadge state="open" label={kindLabel(kind)} />}
        />
        <Column label="Détail" render={(item: WorkItem) => <What {...item} />} />
        <Column label="Confié à" render={({ assignee }: WorkItem) => assignee?.name ?? "–"} />
      </DataTable>
    </PagedList>
  );
}
