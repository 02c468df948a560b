import { fieldRefusal } from "@jdj/contract/call/refusals";
import { isNobody } from "@jdj/contract/notebook/couple";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { and, eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { EventWithType } from "../events/queries.ts";
import { refuseTwice } from "../saving/changed-rows.ts";
import { savePersons } from "../saving/save-persons.ts";
import { checkPersons, type PersonForm, placeOf } from "./check-persons.ts";
import { type Celebrated, listCelebrated } from "./queries.ts";
import { celebratedPersons } from "./tables.ts";

/**
 * Saves celebrated persons of an event: all of them or none. A photo that is not sent stays. A person
 * of whom nothing is written is left out, and removed when they were shown as stored (`version`).
 * @param field the full name of a field of the person at that index, for refusals
 * @returns all the places of the event as they now are
 * @throws field errors (422), also when nothing is written of anybody; changed-meanwhile; not-found;
 * too-many-requests for photos
 */
export async function saveCouple(
  context: RequestContext,
  event: EventWithType,
  persons: readonly PersonForm[],
  field: (index: number, name: string) => string,
): Promise<Celebrated[]> {
  const places = await listCelebrated(context.db, event);
  const sent = persons.map((person, index) => ({ index, person }));
  const removed = sent.flatMap(({ person }) => {
    const { role } = placeOf(person, places);
    const { version = 0 } = person;
    return version > 0 && isNobody(person) ? [{ key: role.id, version }] : [];
  });
  const written = sent.filter(({ person }) => !isNobody(person));
  if (written.length + removed.length === 0) throw fieldRefusal(nobodyWritten(field));
  const drafts = checkPersons(written, places, field);
  refuseTwice(
    persons.map(({ married_id }) => ({ key: married_id })),
    (index) => field(index, "married_id"),
  );
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
    removed,
    remove: (tx, roleId) =>
      tx
        .delete(celebratedPersons)
        .where(and(eq(celebratedPersons.eventId, event.id), eq(celebratedPersons.roleId, roleId))),
  });
  return listCelebrated(context.db, event);
}

function nobodyWritten(field: (index: number, name: string) => string) {
  const required = [notebookMessages.required];
  return { [field(0, "last_name")]: required, [field(0, "given_names")]: required };
}

function byRole(places: readonly Celebrated[]) {
  return new Map(
    places.flatMap(({ role, person }) => (person ? [[role.id, person] as const] : [])),
  );
}
