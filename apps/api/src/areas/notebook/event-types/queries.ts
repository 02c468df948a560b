import type { Database } from "../../../database/connect.ts";
import { eventTypeReference } from "./reference.ts";
import { eventTypes } from "./tables.ts";
import { eventTypeSets } from "./templates/by-type.ts";
import type { EventTypeSets } from "./templates/set.ts";

/** The types of event that come with sets, by their row numbers. */
export async function listTypesWithSets(
  db: Database,
): Promise<{ eventTypeId: number; sets: EventTypeSets }[]> {
  const rows = await db.select({ id: eventTypes.id, code: eventTypes.code }).from(eventTypes);
  return eventTypeReference.flatMap(({ code }) => {
    const row = rows.find((one) => one.code === code);
    return row ? [{ eventTypeId: row.id, sets: eventTypeSets[code] }] : [];
  });
}
