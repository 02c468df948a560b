import { sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { EventWithType } from "../events/queries.ts";
import { refuseTwice } from "../saving/changed-rows.ts";
import { savePersons } from "../saving/save-persons.ts";
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
  await savePersons(context, event, drafts, {
    field,
    shown: byRole(places),
    list: async (tx) => byRole(await listCelebrated(tx, event)),
    write: (tx, roleId, values) =>
      tx
        .insert(celebratedPersons)
        .values({ ...values, eventId: event.id, roleId, createdAt: context.now })
        .onConflictDoUpdate({
          target: [celebratedPersons.eventId, celebratedPersons.roleId],
          set: { ...values, version: sql`${celebratedPersons.version} + 1` },
        }),
  });
  return listCelebrated(context.db, event);
}

function byRole(places: readonly Celebrated[]) {
  return new Map(
    places.flatMap(({ role, person }) => (person ? [[role.id, person] as const] : [])),
  );
}
