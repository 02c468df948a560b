import { refusal } from "@jdj/contract/call/refusals";
import { and, eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { discardFile } from "../../files/store-image.ts";
import type { EventWithType } from "../events/queries.ts";
import { refuseTwice } from "../saving/changed-rows.ts";
import { savePersons } from "../saving/save-persons.ts";
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
  await savePersons(context, event, drafts, {
    field,
    shown: byRole(places),
    list: async (tx) => byRole(await listCommittee(tx, event)),
    write: (tx, roleId, values) =>
      tx
        .insert(committeeMembers)
        .values({ ...values, eventId: event.id, roleId, createdAt: context.now })
        .onConflictDoUpdate({
          target: [committeeMembers.eventId, committeeMembers.roleId],
          set: { ...values, version: sql`${committeeMembers.version} + 1` },
        }),
  });
  return listCommittee(context.db, event);
}

function byRole(places: readonly CommitteePlace[]) {
  return new Map(
    places.flatMap(({ role, member }) => (member ? [[role.id, member] as const] : [])),
  );
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
