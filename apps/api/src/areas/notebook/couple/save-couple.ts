import { refusal } from "@jdj/contract/glue/refusals";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { Moment } from "../../../world.ts";
import { isChosen, PHOTO_BYTES } from "../../files/read-image.ts";
import { saveWithImages } from "../../files/save-with-images.ts";
import type { EventWithType } from "../events/queries.ts";
import { checkPersons, type PersonDraft, type PersonForm } from "./check-persons.ts";
import { type Celebrated, listCelebrated } from "./queries.ts";
import { celebratedPersons } from "./tables.ts";

/**
 * Saves celebrated persons of an event: all of them or none. A photo that is not sent stays.
 * @param field the full name of a field of the person at that index, for refusals
 * @returns all the places of the event as they now are
 * @throws field errors (422); changed-meanwhile when a version sent is not the stored one, or when
 * somebody else wrote the first one meanwhile; not-found; too-many-requests for photos
 */
export async function saveCouple(
  moment: Moment,
  event: EventWithType,
  persons: readonly PersonForm[],
  field: (index: number, name: string) => string,
): Promise<Celebrated[]> {
  const drafts = checkPersons(persons, await listCelebrated(moment.db, event), field);
  const uploads = persons.flatMap(({ image }, index) =>
    isChosen(image)
      ? [{ index, field: field(index, "image"), file: image, mostBytes: PHOTO_BYTES }]
      : [],
  );
  await saveWithImages(moment, event.customerId, uploads, (photos) =>
    moment.db.transaction((tx) => writePersons(tx, event.id, drafts, photos)),
  );
  return listCelebrated(moment.db, event);
}

/** Writes the persons and returns the photos that nothing shows any more. */
async function writePersons(
  tx: Database,
  eventId: number,
  drafts: readonly PersonDraft[],
  photos: ReadonlyMap<number, string>,
): Promise<string[]> {
  const roleIds = drafts.map(({ roleId }) => roleId);
  // Locked in one order, so that two saves of the page wait for each other and never cross.
  const rows = await tx
    .select()
    .from(celebratedPersons)
    .where(and(eq(celebratedPersons.eventId, eventId), inArray(celebratedPersons.roleId, roleIds)))
    .orderBy(asc(celebratedPersons.roleId))
    .for("update");
  const stored = new Map(rows.map((row) => [row.roleId, row]));
  const replaced: string[] = [];

  for (const { index, roleId, version, written } of drafts) {
    const before = stored.get(roleId);
    if (version !== undefined && version !== (before?.version ?? 0))
      throw refusal("changed-meanwhile");
    const imageFileId = photos.get(index) ?? before?.imageFileId ?? null;
    const values = { ...written, imageFileId };
    const saved = before
      ? await tx
          .update(celebratedPersons)
          .set({ ...values, version: sql`${celebratedPersons.version} + 1` })
          .where(eq(celebratedPersons.id, before.id))
          .returning({ id: celebratedPersons.id })
      : await tx
          .insert(celebratedPersons)
          .values({ ...values, eventId, roleId })
          .onConflictDoNothing()
          .returning({ id: celebratedPersons.id });
    if (saved.length === 0) throw refusal("changed-meanwhile");
    if (before?.imageFileId && before.imageFileId !== imageFileId)
      replaced.push(before.imageFileId);
  }
  return replaced;
}
