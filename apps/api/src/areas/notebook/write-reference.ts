import type { Database } from "../../database/connect.ts";
import { writeBudgetSets } from "./budget/write-reference.ts";
import { writeCeremonySets } from "./ceremonies/write-reference.ts";
import { writeCommitteeSets } from "./committee/write-reference.ts";
import { writeEventTypes } from "./event-types/write-reference.ts";
import { writePlanningSets } from "./planning/write-reference.ts";
import { writeSummarySets } from "./summary/write-reference.ts";

/** Adds the types of event and everything that each asks, where they are missing. */
export async function writeNotebookReference(db: Database): Promise<void> {
  await writeEventTypes(db);
  await writeSummarySets(db);
  await writeCommitteeSets(db);
  await writeBudgetSets(db);
  await writePlanningSets(db);
  await writeCeremonySets(db);
}
