import { sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { isChosen, PHOTO_BYTES } from "../../files/read-image.ts";
import { saveWithImages } from "../../files/save-with-images.ts";
import { lockEvent } from "../events/lock-event.ts";
import type { EventWithType } from "../events/queries.ts";
import { changedRows, refuseTwice } from "../saving/changed-rows.ts";
import { checkPersons, type PersonForm } from "./check-persons.ts";
import { type Celebrated, listCelebrated } from "./queries.ts";
import { celebratedPersons } from "./tables.ts";

/**
 * Saves celebrated persons of an event: all of them or none. A photo that is not sent stays.
 * @param field the full name of a field of the person at that index, for refusals
 * @returns all the places of the event as they now are
 * @throws field errors (422); changed-meanwhile; not-found; too-many-requests for photos
 */
export async function saveCouple(
  context: RequestContext,
  event: EventWithType,
  persons: readonly PersonForm[],
  field: (index: number, name: string) => string,
): Promise<Celebrated[]> {
  const places = await listCelebrated(context.db, event);
  const drafts = checkPersons(persons, places, field);
  refuseTwice(drafts, (index) => field(index, "married_id"));
  const shown = new Map(places.map(({ role, person }) => [role.id, person?.imageFileId]));
  const uploads = persons.flatMap(({ image, married_id }, index) =>
    isChosen(image)
      ? [
          {
            index,
            field: field(index, "image"),
            file: image,
            mostBytes: PHOTO_BYTES,
            shown: shown.get(married_id),
          },
        ]
      : [],
  );
  await saveWithImages(context, event.customerId, uploads, (photos) =>
    context.db.transaction(async (tx) => {
      await lockEvent(tx, event);
      const stored = new Map(
        (await listCelebrated(tx, event)).flatMap(({ role, person }) =>
          person ? [[role.id, person] as const] : [],
        ),
      );
      const changed = changedRows(
        drafts,
        stored,
        ({ index, fields }, before) =>
          (photos.get(index) ?? before.imageFileId) === before.imageFileId &&
          fields.civility === before.civility &&
          fields.lastName === before.lastName &&
          fields.givenNames === before.givenNames &&
          fields.email === before.email &&
          fields.phone1 === before.phone1 &&
          fields.phone2 === before.phone2,
      );
      const replaced: string[] = [];
      for (const { key: roleId, index, fields } of changed) {
        const before = stored.get(roleId)?.imageFileId ?? null;
        const values = { ...fields, imageFileId: photos.get(index) ?? before };
        await tx
          .insert(celebratedPersons)
          .values({ ...values, eventId: event.id, roleId, createdAt: context.now })
          .onConflictDoUpdate({
            target: [celebratedPersons.eventId, celebratedPersons.roleId],
            set: { ...values, version: sql`${celebratedPersons.version} + 1` },
          });
        if (before !== null && before !== values.imageFileId) replaced.push(before);
      }
      return replaced;
    }),
  );
  return listCelebrated(context.db, event);
}
