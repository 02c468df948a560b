import type { Database } from "../../../database/connect.ts";
import { listTypesWithSets } from "../event-types/queries.ts";
import { committeeRoles } from "./tables.ts";

/** Adds the committees' places where they are missing; what staff renamed stays renamed. */
export async function writeCommitteeSets(db: Database): Promise<void> {
  const rows = (await listTypesWithSets(db)).flatMap(({ eventTypeId, sets }) =>
    sets.committee.map((one, position) => ({ ...one, eventTypeId, position })),
  );
  await db.insert(committeeRoles).values(rows).onConflictDoNothing();
}
