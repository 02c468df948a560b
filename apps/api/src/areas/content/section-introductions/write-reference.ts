import { introductionKeys } from "@jdj/contract/content/section-introductions";
import type { Database } from "../../../database/connect.ts";
import { introductionReference } from "./reference.ts";
import { sectionIntroductions } from "./tables.ts";

/** Writes the introductions that are missing; changes by staff are not overwritten. */
export async function writeIntroductions(db: Database): Promise<void> {
  await db
    .insert(sectionIntroductions)
    .values(introductionKeys.map((key) => ({ key, ...introductionReference[key] })))
    .onConflictDoNothing();
}
