import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import type { TownHallFields, TownHallForm } from "@jdj/contract/console/town-halls";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { type Author, changedFields, recordChange } from "../../staff/audit/record-change.ts";
import { currentRow } from "../../staff/lists/current-row.ts";
import { codeOfTown } from "../reference.ts";
import { districts, townHalls } from "../tables.ts";
import { insertHall } from "./insert-hall.ts";
import { readStoredFields } from "./stored-fields.ts";
import { writePhotos } from "./write-photos.ts";

/** @throws a field error at `district_id` */
async function checkDistrict(tx: Database, id: number): Promise<void> {
  const [district] = await tx
    .select({ id: districts.id })
    .from(districts)
    .where(eq(districts.id, id))
    .for("key share");
  if (!district) throw refusal("not-found");
}

/** What is stored of a form. @throws 422 by field */
function storedFields(form: TownHallFields, phonesBefore: string | null) {
  const { errors, fields } = readStoredFields(form, phonesBefore);
  if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
  return fields;
}

/**
 * Adds a town hall with its drawn pictures.
 * @returns its number
 * @throws not-found for the district; 422 by field
 */
export async function addHall(
  { db, now }: RequestContext,
  author: Author,
  {
    district_id: districtId,
    code: given,
    ...form
  }: TownHallFields & {
    district_id: number;
    code?: string | null | undefined;
  },
): Promise<number> {
  const code = given || codeOfTown(form.town);
  if (code === "") throw fieldRefusal({ code: [consoleMessages.codeShape] });
  const fields = storedFields(form, null);
  return db.transaction(async (tx) => {
    await checkDistrict(tx, districtId);
    const id = await insertHall(tx, { author, now }, { ...fields, code, districtId });
    if (id === null) throw fieldRefusal({ code: [consoleMessages.codeTaken] });
    return id;
  });
}

/**
 * Changes a town hall. One of the demonstration is then no invented one any more.
 * @throws not-found; changed-meanwhile; 422 by field
 */
export async function changeHall(
  { db, now }: RequestContext,
  author: Author,
  { id, version, ...form }: TownHallForm & { id: number; version: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [locked] = await tx.select().from(townHalls).where(eq(townHalls.id, id)).for("update");
    const before = currentRow(locked, version);
    if (form.district_id !== before.districtId) await checkDistrict(tx, form.district_id);
    const after = {
      ...storedFields(form, before.phoneNumbers),
      districtId: form.district_id,
      demonstration: false,
      archivedAt: form.archived ? (before.archivedAt ?? now) : null,
    };
    await tx
      .update(townHalls)
      .set({ ...after, version: version + 1 })
      .where(eq(townHalls.id, id));
    const photos = await writePhotos(tx, now, id, form.photos);
    const changed = changedFields(
      { ...before, photos: photos.before },
      { ...after, photos: photos.after },
    );
    await recordChange(tx, author, now, { action: "town-halls.update", id, ...changed });
  });
}
