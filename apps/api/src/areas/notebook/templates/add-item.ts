import { randomUUID } from "node:crypto";
import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import { PAGE_MAX } from "@jdj/contract/console/resource";
import type { TemplateDetails } from "@jdj/contract/console/template-details";
import { count, eq, max } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { type Author, recordChange } from "../../staff/audit/record-change.ts";
import { ceremonies } from "../ceremonies/tables.ts";
import { celebratedReference, unsortedReference } from "../event-types/reference.ts";
import { celebratedRoles } from "../event-types/tables.ts";
import { guestCategories } from "../guest-categories/tables.ts";
import { imageLists } from "../summary/tables.ts";
import { kinds } from "./item-kinds.ts";
import { inList, type ListOfItems } from "./queries.ts";

/** An item that is added: the list that it becomes the last of, its name and its details. */
interface NewItem extends ListOfItems {
  name: string;
  details: Record<string, unknown>;
}

/** The columns that say where a new item is. @throws not-found when there is no such place */
async function placeOf(
  tx: Database,
  { kind, event_type_id, group_id }: ListOfItems,
): Promise<Record<string, unknown>> {
  const { within } = kinds[kind];
  if (within === null) return {};
  const isOfType = "type" in within;
  const parent = isOfType ? kinds["event-types"].table : within.group;
  const id = isOfType ? event_type_id : group_id;
  if (id === undefined) throw refusal("not-found");
  // Whoever adds to the same list waits, so that two items do not take the same place.
  const [found] = await tx
    .select({ id: parent.id })
    .from(parent)
    .where(eq(parent.id, id))
    .for("update");
  if (!found) throw refusal("not-found");
  return isOfType ? { eventTypeId: id } : { groupId: id };
}

/** What the last of a list has as its position; none for an empty one. @throws a field error when the list is full */
async function lastPosition(tx: Database, item: ListOfItems): Promise<number | null> {
  const { table } = kinds[item.kind];
  const [list] = (await tx
    .select({ last: max(table.position), all: count() })
    .from(table as PgTable)
    .where(inList(item))) as [{ last: number | null; all: number }];
  if (list.all >= PAGE_MAX) throw fieldRefusal({ name: [consoleMessages.listFull] });
  return list.last;
}

/** What a question has that never changes. */
async function questionColumns(tx: Database, details: TemplateDetails<"summary-questions">) {
  const { type, image_list: code } = details;
  if (type !== "image-select" || code === null) return { type };
  const [list] = await tx
    .select({ id: imageLists.id })
    .from(imageLists)
    .where(eq(imageLists.code, code));
  return { type, imageListId: list?.id ?? null };
}

/** Writes what every type of event has: a host, a ceremony whose date is the event's, a category of guests. */
async function furnishType(tx: Database, eventTypeId: number, name: string): Promise<void> {
  await tx
    .insert(celebratedRoles)
    .values(celebratedReference.brunch.map((role) => ({ ...role, eventTypeId, position: 0 })));
  await tx.insert(ceremonies).values({
    eventTypeId,
    code: "main",
    name,
    drawing: "tam-tam",
    isRequired: true,
    isMain: true,
    offsetDays: 0,
    position: 0,
  });
  await tx.insert(guestCategories).values({ ...unsortedReference, eventTypeId, position: 100 });
}

/**
 * Adds an item as the last of its list; every event of the type has it at once.
 * @returns its number
 * @throws not-found for its group or type of event; a field error for a list of a hundred
 */
export async function addItem(
  { db, now }: RequestContext,
  author: Author,
  item: NewItem,
): Promise<number> {
  const { kind, name, details } = item;
  const { table, write, name: nameKey, whenAdded } = kinds[kind];
  return db.transaction(async (tx) => {
    const place = await placeOf(tx, item);
    const last = await lastPosition(tx, item);
    const question =
      kind === "summary-questions"
        ? await questionColumns(tx, details as TemplateDetails<"summary-questions">)
        : {};
    const values = {
      ...place,
      ...write(details),
      ...whenAdded,
      ...question,
      [nameKey]: name,
      code: `staff-${randomUUID()}`,
      position: last === null ? 0 : last + 1,
    };
    const [added] = (await tx
      .insert(table as PgTable)
      .values(values)
      .returning({ id: table.id })) as { id: number }[];
    if (!added) throw new Error("The item was not written");
    if (kind === "event-types") await furnishType(tx, added.id, name);
    const change = { id: added.id, before: null, after: { name, ...place, ...details } };
    await recordChange(tx, author, now, { action: `${kind}.add`, ...change });
    return added.id;
  });
}

/** Where a list of items is told apart in the log: the number of its group or type of event. */
export function listKey({ group_id, event_type_id }: ListOfItems): number | string {
  return group_id ?? event_type_id ?? "all";
}
