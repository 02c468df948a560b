import type { Database } from "../../database/connect.ts";
import { serviceTypeReference } from "./reference.ts";
import { serviceTypes } from "./tables.ts";

/** Adds missing categories of the directory; names changed by staff are not overwritten. */
export async function writeServiceTypes(db: Database): Promise<void> {
  await db
    .insert(serviceTypes)
    .values(serviceTypeReference.map((one, position) => ({ ...one, position })))
    .onConflictDoNothing();
}
