import { fieldRefusal } from "@jdj/contract/call/refusals";
import type { PlaceForm } from "@jdj/contract/console/districts";
import { consoleMessages } from "@jdj/contract/console/messages";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { type Author, changedFields, recordChange } from "../../staff/audit/record-change.ts";
import { currentRow } from "../../staff/lists/current-row.ts";
import { countries } from "../tables.ts";

/** Adds a country. @returns its number @throws a field error at `code` */
export async function addCountry(
  { db, now }: RequestContext,
  author: Author,
  form: PlaceForm & { code: string },
): Promise<number> {
  return db.transaction(async (tx) => {
    const [added] = await tx
      .insert(countries)
      .values(form)
      .onConflictDoNothing()
      .returning({ id: countries.id });
    if (!added) throw fieldRefusal({ code: [consoleMessages.countryTaken] });
    const change = { ...added, before: null, after: form };
    await recordChange(tx, author, now, { action: "countries.add", ...change });
    return added.id;
  });
}

/** Changes a country; a hidden one hides its districts. @throws not-found; changed-meanwhile */
export async function changeCountry(
  { db, now }: RequestContext,
  author: Author,
  { id, version, ...after }: PlaceForm & { id: number; version: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [locked] = await tx.select().from(countries).where(eq(countries.id, id)).for("update");
    const before = currentRow(locked, version);
    await tx
      .update(countries)
      .set({ ...after, version: version + 1 })
      .where(eq(countries.id, id));
    const changed = changedFields(before, after);
    await recordChange(tx, author, now, { action: "countries.update", id, ...changed });
  });
}
