import type { CounterForm } from "@jdj/contract/console/counters";
import { eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { checkPicture } from "../../files/site-pictures/check-picture.ts";
import { type Author, changedFields, recordChange } from "../../staff/audit/record-change.ts";
import { currentRow } from "../../staff/lists/current-row.ts";
import { nextPosition } from "../../staff/lists/reorder-list.ts";
import { counters } from "../site/tables.ts";

/** The numbers below this are those of the reference data. */
const FIRST_OF_STAFF = 100;

const storedFields = ({ shown, ...form }: CounterForm) => ({ ...form, isShown: shown });

/** Adds a counter to the home page. @returns its number @throws field errors */
export async function addCounter(
  { db, now }: RequestContext,
  author: Author,
  form: CounterForm,
): Promise<number> {
  const fields = storedFields(form);
  return db.transaction(async (tx) => {
    await checkPicture(tx, now, { path: fields.image, before: null, field: "image" });
    const after = { ...fields, position: await nextPosition(tx, counters, "label") };
    const [last] = await tx
      .select({ id: sql<number>`coalesce(max(id), 0)`.mapWith(Number) })
      .from(counters);
    const id = Math.max(FIRST_OF_STAFF, (last?.id ?? 0) + 1);
    await tx.insert(counters).values({ ...after, id });
    await recordChange(tx, author, now, { action: "counters.add", id, before: null, after });
    return id;
  });
}

/** Changes a counter. @throws not-found; changed-meanwhile; field errors */
export async function changeCounter(
  { db, now }: RequestContext,
  author: Author,
  { id, version, ...form }: CounterForm & { id: number; version: number },
): Promise<void> {
  const after = storedFields(form);
  await db.transaction(async (tx) => {
    const [locked] = await tx.select().from(counters).where(eq(counters.id, id)).for("update");
    const before = currentRow(locked, version);
    await checkPicture(tx, now, { path: after.image, before: before.image, field: "image" });
    await tx
      .update(counters)
      .set({ ...after, version: version + 1 })
      .where(eq(counters.id, id));
    const changed = changedFields(before, after);
    await recordChange(tx, author, now, { action: "counters.update", id, ...changed });
  });
}
