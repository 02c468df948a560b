import type { Database } from "../../../database/connect.ts";
import { listTypesWithSets } from "../event-types/queries.ts";
import { ceremonies } from "./tables.ts";

/** Adds the ceremonies where they are missing; what staff renamed stays renamed. */
export async function writeCeremonySets(db: Database): Promise<void> {
  const rows = (await listTypesWithSets(db)).flatMap(({ eventTypeId, sets }) =>
    sets.ceremonies.map((one, position) => ({ ...one, eventTypeId, position })),
  );
  await db.insert(ceremonies).values(rows).onConflictDoNothing();
}
