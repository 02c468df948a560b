import { and, inArray, isNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { events } from "./tables.ts";

/** The names of those of some events that were not deleted, by their numbers. */
export async function nameEvents(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: events.id, name: events.name })
    .from(events)
    .where(and(inArray(events.id, [...new Set(ids)]), isNull(events.deletedAt)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
