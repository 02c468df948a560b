import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import type { TemplateKind } from "@jdj/contract/console/template-kinds";
import { SOBER_MARK } from "@jdj/weave/tone";
import { and, eq, isNull, like, notLike, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { type Author, changedFields, recordChange } from "../../staff/audit/record-change.ts";
import { type OrderedRow, reorderRows } from "../../staff/lists/reorder-rows.ts";
import { eventTypes } from "../event-types/tables.ts";
import { PLANNED_GUESTS } from "../event-types/templates/question-templates.ts";
import { events } from "../events/tables.ts";
import { listKey } from "./add-item.ts";
import { kinds, type StoredItem } from "./item-kinds.ts";
import { inList, type ListOfItems } from "./queries.ts";

/** An item as its form sends it. */
interface ItemForm {
  kind: TemplateKind;
  id: number;
  version: number;
  name: string;
  archived: boolean;
  details: Record<string, unknown>;
}

type Row = StoredItem & Record<string, unknown>;

/** @throws item-needed; last-open-type: one type of event at least is offered */
async function refuseArchiving(tx: Database, kind: TemplateKind, row: Row): Promise<void> {
  if (kinds[kind].isNeeded(row)) throw refusal("item-needed");
  if (kind !== "event-types") return;
  const open = await tx
    .select({ id: eventTypes.id })
    .from(eventTypes)
    .where(isNull(eventTypes.archivedAt))
    .for("update");
  if (open.length <= 1) throw refusal("last-open-type");
}

/** The details to store: what a question takes for an answer stays as it was added. */
function detailsOf(form: ItemForm, row: Row, stored: Record<string, unknown>) {
  if (form.kind !== "summary-questions") return form.details;
  const { type, image_list, options } = stored;
  const isFixed = row.code === PLANNED_GUESTS;
  if (isFixed && JSON.stringify(form.details.options) !== JSON.stringify(options))
    throw fieldRefusal({ "details.options": [consoleMessages.optionsFixed] });
  const chosen = type === "select" ? form.details.options : [];
  if (type === "select" && Array.isArray(chosen) && chosen.length < 2)
    throw fieldRefusal({ "details.options": [consoleMessages.optionsWrong] });
  return { type, image_list, options: chosen };
}

/**
 * Renames, changes or archives an item of a template. What events store of it stays as it is; an
 * archived item is shown to those alone that store something of it.
 * @throws not-found; changed-meanwhile; item-needed; last-open-type; field errors (422)
 */
export async function changeItem(
  { db, now }: RequestContext,
  author: Author,
  form: ItemForm,
): Promise<void> {
  const { kind, id, version, name, archived } = form;
  const { table, name: nameKey, read, write } = kinds[kind];
  await db.transaction(async (tx) => {
    const [row] = (await tx
      .select()
      .from(table as PgTable)
      .where(and(eq(table.id, id), inOwnTable(kind)))
      .for("update")) as Row[];
    if (!row) throw refusal("not-found");
    if (row.version !== version) throw refusal("changed-meanwhile");
    if (archived && row.archivedAt === null) await refuseArchiving(tx, kind, row);
    const stored = read(row);
    const details = detailsOf(form, row, stored);
    await tx
      .update(table as PgTable)
      .set({
        ...write(details),
        [nameKey]: name,
        archivedAt: archived ? (row.archivedAt ?? now) : null,
        version: version + 1,
      })
      .where(eq(table.id, id));
    if (kind === "event-types") await weaveInTone(tx, id);
    const before = { name: row[nameKey], archived: row.archivedAt !== null, ...stored };
    const changed = changedFields<Record<string, unknown>>(before, { name, archived, ...details });
    await recordChange(tx, author, now, { action: `${kind}.update`, id, ...changed });
  });
}

/** Gives the events of a type cloths in the colours of its tone, where they have others. */
async function weaveInTone(tx: Database, eventTypeId: number): Promise<void> {
  const [type] = await tx.select().from(eventTypes).where(eq(eventTypes.id, eventTypeId));
  if (!type) return;
  const isOther =
    type.tone === "sober"
      ? notLike(events.seed, `${SOBER_MARK}%`)
      : like(events.seed, `${SOBER_MARK}%`);
  const plain = sql`regexp_replace(${events.seed}, ${`^${SOBER_MARK}`}, '')`;
  await tx
    .update(events)
    .set({
      seed: type.tone === "sober" ? sql`${SOBER_MARK} || ${events.seed}` : plain,
      version: sql`${events.version} + 1`,
    })
    .where(and(eq(events.eventTypeId, eventTypeId), isOther));
}

/** The rows of a kind that no host added, without joining anything. */
function inOwnTable(kind: TemplateKind) {
  const { hostsEvent } = kinds[kind];
  return hostsEvent ? isNull(hostsEvent) : undefined;
}

/**
 * Puts a list of a template in another order; what hosts added stays after it.
 * @throws not-found for a list without items; changed-meanwhile
 */
export async function orderItems(
  { db, now }: RequestContext,
  author: Author,
  list: ListOfItems & { rows: readonly OrderedRow[] },
): Promise<void> {
  const { kind, rows } = list;
  const { table, within, name } = kinds[kind];
  const isWhole =
    within === null ||
    ("type" in within ? list.event_type_id !== undefined : list.group_id !== undefined);
  if (!isWhole) throw refusal("not-found");
  await db.transaction(async (tx) => {
    const inThis = inList({ ...list, event_type_id: typeOfList(list) });
    const { before, after } = await reorderRows(tx, table, inThis, rows);
    const named = (await tx
      .select()
      .from(table as PgTable)
      .where(inThis)) as Row[];
    const names = new Map(named.map((row) => [row.id, String(row[name])]));
    const text = (ids: readonly number[]) => ids.map((one) => names.get(one)).join(" · ");
    await recordChange(tx, author, now, {
      action: `${kind}.order`,
      id: listKey(list),
      before: { order: text(before) },
      after: { order: text(after) },
    });
  });
}

/** The type of event of a list; a list of a group is told by its group alone. */
function typeOfList({ kind, event_type_id }: ListOfItems): number | undefined {
  const { within } = kinds[kind];
  return within !== null && "type" in within ? event_type_id : undefined;
}
