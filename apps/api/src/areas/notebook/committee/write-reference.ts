import type { Database } from "../../../database/connect.ts";
import { listTypesWithTemplates } from "../event-types/queries.ts";
import { committeeRoles } from "./tables.ts";

/** Adds the committees' places where they are missing; what staff renamed stays renamed. */
export async function writeCommitteeReference(db: Database): Promise<void> {
  const rows = (await listTypesWithTemplates(db)).flatMap(({ eventTypeId, template }) =>
    template.committee.map((one, position) => ({ ...one, eventTypeId, position })),
  );
  await db.insert(committeeRoles).values(rows).onConflictDoNothing();
}
