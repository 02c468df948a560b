import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import type { PlaceForm } from "@jdj/contract/console/districts";
import { consoleMessages } from "@jdj/contract/console/messages";
import { and, eq, ne, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { type Author, changedFields, recordChange } from "../../staff/audit/record-change.ts";
import { currentRow } from "../../staff/lists/current-row.ts";
import { countries, districts } from "../tables.ts";

/** Locks the country of a district, so that two districts of one name cannot be written at once. */
async function lockCountry(tx: Database, id: number): Promise<void> {
  const [country] = await tx
    .select({ id: countries.id })
    .from(countries)
    .where(eq(countries.id, id))
    .for("update");
  if (!country) throw refusal("not-found");
}

/** @throws a field error at `name` when another district of the country has it */
async function refuseTakenName(
  tx: Database,
  { countryId, name, id = 0 }: { countryId: number; name: string; id?: number },
): Promise<void> {
  const [taken] = await tx
    .select({ id: districts.id })
    .from(districts)
    .where(
      and(
        eq(districts.countryId, countryId),
        ne(districts.id, id),
        sql`lower(unaccent(${districts.name})) = lower(unaccent(${name}))`,
      ),
    )
    .limit(1);
  if (taken) throw fieldRefusal({ name: [consoleMessages.districtTaken] });
}

/** Adds a district. @returns its number @throws not-found for the country; a field error at `name` */
export async function addDistrict(
  { db, now }: RequestContext,
  author: Author,
  { country_id: countryId, ...form }: PlaceForm & { country_id: number },
): Promise<number> {
  const after = { ...form, countryId };
  return db.transaction(async (tx) => {
    await lockCountry(tx, countryId);
    await refuseTakenName(tx, after);
    const [added] = await tx
      .insert(districts)
      .values({ ...after, code: form.name })
      .onConflictDoNothing()
      .returning({ id: districts.id });
    // A district that was renamed still has its former name as its code.
    if (!added) throw fieldRefusal({ name: [consoleMessages.districtTaken] });
    const change = { ...added, before: null, after };
    await recordChange(tx, author, now, { action: "districts.add", ...change });
    return added.id;
  });
}

/** Changes a district; a hidden one hides its town halls. @throws not-found; changed-meanwhile; a field error at `name` */
export async function changeDistrict(
  { db, now }: RequestContext,
  author: Author,
  { id, version, ...after }: PlaceForm & { id: number; version: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [locked] = await tx.select().from(districts).where(eq(districts.id, id)).for("update");
    const before = currentRow(locked, version);
    await refuseTakenName(tx, { countryId: before.countryId, name: after.name, id });
    await tx
      .update(districts)
      .set({ ...after, version: version + 1 })
      .where(eq(districts.id, id));
    const changed = changedFields(before, after);
    await recordChange(tx, author, now, { action: "districts.update", id, ...changed });
  });
}
