import type { Database } from "../../database/connect.ts";
import { serviceTypeReference } from "./reference.ts";
import { serviceTypes } from "./tables.ts";

/** Adds the directory's categories where they are missing; what staff renamed stays renamed. */
export async function writeServiceTypes(db: Database): Promise<void> {
  await db
    .insert(serviceTypes)
    .values(serviceTypeReference.map((one, position) => ({ ...one, position })))
    .onConflictDoNothing();
}
