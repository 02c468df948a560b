import type { Database } from "../../../database/connect.ts";
import { listTypesWithTemplates } from "../event-types/queries.ts";
import { ceremonies } from "./tables.ts";

/** Adds the ceremonies where they are missing; what staff renamed stays renamed. */
export async function writeCeremonyReference(db: Database): Promise<void> {
  const rows = (await listTypesWithTemplates(db)).flatMap(({ eventTypeId, template }) =>
    template.ceremonies.map((one, position) => ({ ...one, eventTypeId, position })),
  );
  await db.insert(ceremonies).values(rows).onConflictDoNothing();
}
