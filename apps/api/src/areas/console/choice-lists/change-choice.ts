import { randomUUID } from "node:crypto";
import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { StaffContext } from "../../../http/answer.ts";
import { productCategories } from "../../products/categories/tables.ts";
import { towns } from "../../providers/towns/tables.ts";
import { serviceTypes } from "../../service-types/tables.ts";
import { changedFields, recordChange } from "../../staff/audit/record-change.ts";
import { type OrderedRow, reorderRows } from "../../staff/lists/reorder-rows.ts";

/** The lists of choices that staff keep; each has the columns of `service_types`. */
const tables = {
  "service-types": serviceTypes,
  towns: towns as unknown as typeof serviceTypes,
  "article-categories": productCategories as unknown as typeof serviceTypes,
};
export type ChoiceList = keyof typeof tables;

/** What is particular to a list: the district of a town, the parent of a category. */
type Particular = Record<string, string | number | null>;

/** Within which a name stands once, and positions are counted. */
const levelOf = (list: ChoiceList, parentId: number | null): SQL | undefined => {
  if (list !== "article-categories") return undefined;
  return parentId === null
    ? sql`${productCategories.parentId} is null`
    : eq(productCategories.parentId, parentId);
};

async function refuseSameName(
  tx: Database,
  list: ChoiceList,
  { name, id, parentId }: { name: string; id: number; parentId: number | null },
): Promise<void> {
  const table = tables[list];
  const [same] = await tx
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        sql`plain_text(${table.name}) = plain_text(${name})`,
        ne(table.id, id),
        levelOf(list, parentId),
      ),
    );
  if (same) throw fieldRefusal({ name: [consoleMessages.nameTaken] });
}

/** The parent of a new category: one of the first level. @throws a field error (422) */
async function checkParent(tx: Database, parentId: number | null): Promise<void> {
  if (parentId === null) return;
  const [parent] = await tx
    .select({ parentId: productCategories.parentId })
    .from(productCategories)
    .where(eq(productCategories.id, parentId));
  if (!parent || parent.parentId !== null)
    throw fieldRefusal({ parent_id: [consoleMessages.choiceUnknown] });
}

/**
 * Adds a choice at the end of its list.
 * @returns its number @throws a field error (422) for a name that is taken, or an unknown parent
 */
export async function addChoice(
  { db, now, author }: StaffContext,
  list: ChoiceList,
  { name, ...particular }: { name: string } & Particular,
): Promise<number> {
  const table = tables[list];
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${list}, 4))`);
    const parentId = typeof particular.parentId === "number" ? particular.parentId : null;
    await checkParent(tx, parentId);
    await refuseSameName(tx, list, { name, id: 0, parentId });
    const [last] = await tx
      .select({ position: sql<number>`coalesce(max(${table.position}), -1)`.mapWith(Number) })
      .from(table)
      .where(levelOf(list, parentId));
    const position = (last?.position ?? -1) + 1;
    const values = { ...particular, name, code: `staff-${randomUUID()}`, position };
    const [added] = await tx.insert(table).values(values).returning({ id: table.id });
    if (!added) throw new Error("The choice was not written");
    const change = { id: added.id, before: null, after: { name, ...particular } };
    await recordChange(tx, author, now, { action: `${list}.add`, ...change });
    return added.id;
  });
}

/**
 * Renames, archives or restores a choice. Providers that have it keep it; an archived one is no longer offered.
 * @throws not-found; changed-meanwhile; a field error (422) for a name that is taken
 */
export async function changeChoice(
  { db, now, author }: StaffContext,
  list: ChoiceList,
  given: { id: number; version: number; name: string; archived: boolean; particular?: Particular },
): Promise<void> {
  const table = tables[list];
  const { id, version, name, archived, particular = {} } = given;
  await db.transaction(async (tx) => {
    const [stored] = await tx.select().from(table).where(eq(table.id, id)).for("update");
    if (!stored) throw refusal("not-found");
    if (stored.version !== version) throw refusal("changed-meanwhile");
    const { parentId = null } = stored as { parentId?: number | null };
    await refuseSameName(tx, list, { name, id, parentId });
    const archivedAt = archived ? (stored.archivedAt ?? now) : null;
    await tx
      .update(table)
      .set({ ...particular, name, archivedAt, version: version + 1 })
      .where(eq(table.id, id));
    const before = { ...stored, archived: stored.archivedAt !== null };
    const changed = changedFields<Record<string, unknown>>(before, {
      ...particular,
      name,
      archived,
    });
    await recordChange(tx, author, now, { action: `${list}.update`, id, ...changed });
  });
}

/**
 * Puts a list, or a level of the categories, in another order.
 * @param parentId of categories: 0 for those of the first level
 * @throws not-found; changed-meanwhile
 */
export async function orderChoices(
  { db, now, author }: StaffContext,
  list: ChoiceList,
  { rows, parentId = 0 }: { rows: readonly OrderedRow[]; parentId?: number | undefined },
): Promise<void> {
  await db.transaction(async (tx) => {
    const level = levelOf(list, parentId === 0 ? null : parentId);
    const { before, after } = await reorderRows(tx, tables[list], level, rows);
    const change = { id: parentId, before: { order: before }, after: { order: after } };
    await recordChange(tx, author, now, { action: `${list}.order`, ...change });
  });
}
