import type { Database } from "../../database/connect.ts";
import { writeBudgetReference } from "./budget/write-reference.ts";
import { writeCeremonyReference } from "./ceremonies/write-reference.ts";
import { writeCommitteeReference } from "./committee/write-reference.ts";
import { writeEventTypes } from "./event-types/write-reference.ts";
import { writePlanningReference } from "./planning/write-reference.ts";
import { writeSummaryReference } from "./summary/write-reference.ts";

/** Adds the types of event and everything that each asks, where they are missing. */
export async function writeNotebookReference(db: Database): Promise<void> {
  await writeEventTypes(db);
  await writeSummaryReference(db);
  await writeCommitteeReference(db);
  await writeBudgetReference(db);
  await writePlanningReference(db);
  await writeCeremonyReference(db);
}
