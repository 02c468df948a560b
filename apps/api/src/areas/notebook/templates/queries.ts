import { refusal } from "@jdj/contract/call/refusals";
import type { TemplateKind } from "@jdj/contract/console/template-kinds";
import type { TemplateItem, TemplateItemWithUse } from "@jdj/contract/console/templates";
import {
  and,
  asc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { eventTypes } from "../event-types/tables.ts";
import { type KindOfItem, kinds } from "./item-kinds.ts";

/** Events are counted up to this. */
const MOST_COUNTED = 1000;

/** What events store of a group is read up to this many rows. */
const MOST_READ = 20_000;

/** An item as it is read: its columns, and where it is. */
interface ItemRow {
  item: Record<string, unknown> & {
    id: number;
    code: string;
    version: number;
    archivedAt: Date | null;
  };
  type: { id: number; name: string };
  /** Missing for what is in no group. */
  group?: { id: number; name: string };
}

/** The list that an item is in: those of a group, of a type of event, or all types of event. */
export interface ListOfItems {
  kind: TemplateKind;
  event_type_id?: number | undefined;
  group_id?: number | undefined;
}

function selectItems(db: Database, { table, within, also }: KindOfItem, where: SQL | undefined) {
  const item = { ...getTableColumns(table), ...also };
  const type = { id: eventTypes.id, name: eventTypes.name };
  if (within === null) return db.select({ item, type }).from(table).where(where).$dynamic();
  if ("type" in within)
    return db
      .select({ item, type })
      .from(table)
      .innerJoin(eventTypes, eq(eventTypes.id, within.type))
      .where(where)
      .$dynamic();
  const { group, groupId } = within;
  return db
    .select({ item, type, group: { id: group.id, name: group.content } })
    .from(table)
    .innerJoin(group, eq(group.id, groupId))
    .innerJoin(eventTypes, eq(eventTypes.id, group.eventTypeId))
    .where(where)
    .$dynamic();
}

/** The rows of a kind that are in a list of a template, not those that hosts added. */
export function inList({ kind, event_type_id, group_id }: ListOfItems): SQL | undefined {
  const { within, hostsEvent } = kinds[kind];
  const byHosts = hostsEvent && isNull(hostsEvent);
  if (within === null) return undefined;
  const type = "type" in within ? within.type : within.group.eventTypeId;
  return and(
    byHosts ?? undefined,
    event_type_id === undefined ? undefined : eq(type, event_type_id),
    group_id === undefined || "type" in within ? undefined : eq(within.groupId, group_id),
  );
}

/** A page of the items of a kind, by number, or in the order in which the notebook shows them. */
export async function listItems(
  db: Database,
  list: ListOfItems,
  page: {
    archived: boolean | undefined;
    sort: "id" | "position" | undefined;
    offset: number;
    limit: number;
  },
): Promise<ItemRow[]> {
  const kind = kinds[list.kind];
  const { archivedAt, id, position } = kind.table;
  const { archived, sort, offset, limit } = page;
  const state =
    archived === undefined ? undefined : archived ? isNotNull(archivedAt) : isNull(archivedAt);
  const ofGroup =
    kind.within !== null && "group" in kind.within ? [asc(kind.within.group.position)] : [];
  const order = sort === "position" ? [...ofGroup, asc(position), asc(id)] : [asc(id)];
  const rows = await selectItems(db, kind, and(inList(list), state))
    .orderBy(...order)
    .offset(offset)
    .limit(limit);
  return rows as unknown as ItemRow[];
}

/** An item in the shape of the contract. */
export function presentItem(kind: TemplateKind, row: ItemRow): TemplateItem {
  const { read, isNeeded, name } = kinds[kind];
  const { item, type } = row;
  return {
    id: item.id,
    version: item.version,
    code: item.code,
    name: String(item[name]),
    archived: item.archivedAt !== null,
    needed: isNeeded(item),
    event_type_id: type.id,
    event_type: type.name,
    group_id: row.group?.id ?? null,
    group: row.group?.name ?? null,
    details: read(item),
  };
}

/** The events that store something of an item, each once. */
function usersOf({ uses, usesWithin }: KindOfItem, id: number): SQLWrapper | null {
  if (uses !== null) {
    const answered = uses.answered ? isNotNull(uses.answered) : undefined;
    return sql`select ${uses.event} as id from ${uses.table} where ${and(eq(uses.item, id), answered)} limit ${MOST_READ}`;
  }
  if (usesWithin === null) return null;
  const { items, groupId, uses: stored } = usesWithin;
  const answered = stored.answered ? isNotNull(stored.answered) : undefined;
  return sql`select ${stored.event} as id from ${items} join ${stored.table} on ${stored.item} = ${items.id} where ${and(eq(groupId, id), answered)} limit ${MOST_READ}`;
}

/** How many events a sub-query of their numbers names, up to the limit. */
async function countEvents(db: Database, numbers: SQLWrapper): Promise<number> {
  const { rows } = await db.execute<{ of: string }>(
    sql`select count(*) as of from (select distinct id from (${numbers}) as stored limit ${MOST_COUNTED}) as counted`,
  );
  return Number(rows[0]?.of ?? 0);
}

/** One item of a template, with what events store of it. @throws not-found */
export async function findItem(
  db: Database,
  kind: TemplateKind,
  id: number,
): Promise<TemplateItemWithUse> {
  const { table } = kinds[kind];
  const found = await selectItems(db, kinds[kind], and(eq(table.id, id), inList({ kind })));
  const [row] = found as unknown as ItemRow[];
  if (!row) throw refusal("not-found");
  const users = usersOf(kinds[kind], id);
  const ofType = sql`select id from events where event_type_id = ${row.type.id} limit ${MOST_COUNTED}`;
  return {
    ...presentItem(kind, row),
    used_by_events: users ? await countEvents(db, users) : 0,
    events_of_type: await countEvents(db, ofType),
  };
}
