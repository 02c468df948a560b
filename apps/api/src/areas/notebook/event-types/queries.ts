import type { Database } from "../../../database/connect.ts";
import { eventTypeReference } from "./reference.ts";
import { eventTypes } from "./tables.ts";
import { eventTemplates } from "./templates/by-type.ts";
import type { EventTemplate } from "./templates/event-template.ts";

/** The types of event that have a template, by their row numbers. */
export async function listTypesWithTemplates(
  db: Database,
): Promise<{ eventTypeId: number; template: EventTemplate }[]> {
  const rows = await db.select({ id: eventTypes.id, code: eventTypes.code }).from(eventTypes);
  return eventTypeReference.flatMap(({ code }) => {
    const row = rows.find((one) => one.code === code);
    return row ? [{ eventTypeId: row.id, template: eventTemplates[code] }] : [];
  });
}
