import type { TemplateKind } from "@jdj/contract/console/template-kinds";
import type { TemplateItem } from "@jdj/contract/console/templates";
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import {
  DataTable,
  NullableBooleanInput,
  ReferenceInput,
  SelectInput,
  useListContext,
} from "react-admin";
import { Column } from "../../forms/column.tsx";
import { PagedList } from "../../forms/paged-list.tsx";
import { kindTexts, resourceOf, useKind } from "./item-kinds.ts";
import { ItemsInOrder } from "./items-in-order.tsx";

const inOrder = { field: "position", order: "ASC" } as const;

/** The group to choose among those of the type of event that is chosen. */
function GroupInput({ kind, label }: { kind: TemplateKind; label: string; source: string }) {
  const { filterValues } = useListContext();
  const typeId: unknown = filterValues.event_type_id;
  return (
    <ReferenceInput
      source="group_id"
      reference={resourceOf(kind)}
      sort={inOrder}
      perPage={100}
      filter={typeof typeId === "number" ? { event_type_id: typeId } : {}}
    >
      <SelectInput
        label={label}
        optionText={({ event_type, name }: TemplateItem) =>
          typeof typeId === "number" ? name : `${event_type}\u00a0: ${name}`
        }
      />
    </ReferenceInput>
  );
}

function filtersOf(kind: TemplateKind) {
  const { within } = kindTexts[kind];
  const type = (
    <ReferenceInput
      key="event_type_id"
      source="event_type_id"
      reference={resourceOf("event-types")}
      sort={inOrder}
      perPage={100}
      alwaysOn
    >
      <SelectInput optionText="name" label="Type de fête" />
    </ReferenceInput>
  );
  const state = (
    <NullableBooleanInput
      key="archived"
      source="archived"
      label="État"
      nullLabel="Tous"
      falseLabel={kind === "event-types" ? "Ouverts" : "Proposés"}
      trueLabel={kind === "event-types" ? "Fermés" : "Archivés"}
      alwaysOn
    />
  );
  const group = within && (
    <GroupInput key="group_id" source="group_id" kind={within.kind} label={within.label} />
  );
  return kind === "event-types" ? [state] : [type, ...(group ? [group] : []), state];
}

/** The list that the filters choose, where they choose a whole one. */
function wholeList(
  kind: TemplateKind,
  { event_type_id: typeId, group_id: groupId, archived }: Record<string, unknown>,
): Record<string, number> | null {
  if (archived !== undefined) return null;
  if (kind === "event-types") return {};
  if (kindTexts[kind].within) return typeof groupId === "number" ? { group_id: groupId } : null;
  return typeof typeId === "number" ? { event_type_id: typeId } : null;
}

/** One list in its order; a table where the filters choose several. */
function Items({ kind }: { kind: TemplateKind }) {
  const { filterValues } = useListContext();
  const { within, nameLabel } = kindTexts[kind];
  const scope = wholeList(kind, filterValues);
  if (scope)
    return (
      <Box sx={{ p: 2 }}>
        <ItemsInOrder key={JSON.stringify(scope)} kind={kind} scope={scope} />
      </Box>
    );
  return (
    <DataTable bulkActionButtons={false} rowClick="edit">
      {kind === "event-types" ? null : <Column source="event_type" label="Type de fête" />}
      {within ? <Column source="group" label={within.label} /> : null}
      <Column source="name" label={nameLabel} />
      <Column
        source="archived"
        label="État"
        render={({ archived }: TemplateItem) =>
          archived ? <Chip size="small" label="Archivé" /> : null
        }
      />
    </DataTable>
  );
}

/** The items of one kind. */
export default function TemplateList() {
  const kind = useKind();
  return (
    <PagedList key={kind} filters={filtersOf(kind)} sort={{ field: "id", order: "ASC" }}>
      <Items kind={kind} />
    </PagedList>
  );
}
