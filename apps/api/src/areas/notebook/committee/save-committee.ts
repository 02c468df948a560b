import { refusal } from "@jdj/contract/call/refusals";
import { and, eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { isChosen, PHOTO_BYTES } from "../../files/read-image.ts";
import { saveWithImages } from "../../files/save-with-images.ts";
import { discardFile } from "../../files/store-image.ts";
import { lockEvent } from "../events/lock-event.ts";
import type { EventWithType } from "../events/queries.ts";
import { changedRows, refuseTwice } from "../saving/changed-rows.ts";
import { checkMembers, type MemberForm } from "./check-members.ts";
import { type CommitteePlace, listCommittee } from "./queries.ts";
import { committeeMembers } from "./tables.ts";

/**
 * Saves members of an event's committee: all of them or none. A photo that is not sent stays.
 * @param field the full name of a field of the member at that index, for refusals
 * @returns all the places as they now are
 * @throws field errors (422); changed-meanwhile; not-found; too-many-requests for photos
 */
export async function saveCommittee(
  context: RequestContext,
  event: EventWithType,
  members: readonly MemberForm[],
  field: (index: number, name: string) => string,
): Promise<CommitteePlace[]> {
  const places = await listCommittee(context.db, event);
  const drafts = checkMembers(members, places, field);
  refuseTwice(drafts, (index) => field(index, "restricted_committee_id"));
  const shown = new Map(places.map(({ role, member }) => [role.id, member?.imageFileId]));
  const uploads = members.flatMap(({ image, restricted_committee_id }, index) =>
    isChosen(image)
      ? [
          {
            index,
            field: field(index, "image"),
            file: image,
            mostBytes: PHOTO_BYTES,
            shown: shown.get(restricted_committee_id),
          },
        ]
      : [],
  );
  await saveWithImages(context, event.customerId, uploads, (photos) =>
    context.db.transaction(async (tx) => {
      await lockEvent(tx, event);
      const stored = new Map(
        (await listCommittee(tx, event)).flatMap(({ role, member }) =>
          member ? [[role.id, member] as const] : [],
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
          .insert(committeeMembers)
          .values({ ...values, eventId: event.id, roleId, createdAt: context.now })
          .onConflictDoUpdate({
            target: [committeeMembers.eventId, committeeMembers.roleId],
            set: { ...values, version: sql`${committeeMembers.version} + 1` },
          });
        if (before !== null && before !== values.imageFileId) replaced.push(before);
      }
      return replaced;
    }),
  );
  return listCommittee(context.db, event);
}

/**
 * Empties a place of an event's committee.
 * @throws not-found when nobody takes it
 */
export async function removeMember(
  context: RequestContext,
  event: EventWithType,
  roleId: number,
): Promise<void> {
  const [gone] = await context.db
    .delete(committeeMembers)
    .where(and(eq(committeeMembers.eventId, event.id), eq(committeeMembers.roleId, roleId)))
    .returning({ imageFileId: committeeMembers.imageFileId });
  if (!gone) throw refusal("not-found");
  if (gone.imageFileId !== null) await discardFile(context, gone.imageFileId);
}
