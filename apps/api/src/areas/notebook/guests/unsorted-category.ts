import { and, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { unsortedReference } from "../event-types/reference.ts";
import type { EventWithType } from "../events/queries.ts";
import { guestCategories } from "../guest-categories/tables.ts";
import { listCategories } from "./queries.ts";

/**
 * The categories of an event, the one of guests whose category is not known (« À classer »), and the
 * name of each by its id. A type of event that staff added gets that category when it is first needed.
 */
export async function knownCategories(db: Database, event: EventWithType) {
  const listed = await listCategories(db, event);
  const unsorted =
    listed.find(({ code }) => code === unsortedReference.code) ??
    (await addUnsorted(db, event.eventTypeId, listed.length));
  const names = new Map([...listed, unsorted].map(({ id, name }) => [id, name]));
  return { ids: new Set(names.keys()), unsortedId: unsorted.id, names };
}

async function addUnsorted(db: Database, eventTypeId: number, position: number) {
  await db
    .insert(guestCategories)
    .values({ ...unsortedReference, eventTypeId, position })
    .onConflictDoNothing();
  const [row] = await db
    .select({ id: guestCategories.id, name: guestCategories.name })
    .from(guestCategories)
    .where(
      and(
        eq(guestCategories.eventTypeId, eventTypeId),
        eq(guestCategories.code, unsortedReference.code),
      ),
    );
  if (!row) throw new Error("The category of unsorted guests has vanished");
  return row;
}
