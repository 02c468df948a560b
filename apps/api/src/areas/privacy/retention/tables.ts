import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../../database/columns.ts";

/** How the last run of each retention step ended. It tells of no person. */
export const retentionRuns = pgTable("retention_runs", {
  /** The name of the step. */
  step: text().primaryKey(),
  ranAt: instant().notNull(),
  /** When it last ended well; null when it never did. */
  succeededAt: instant(),
  /** How many rows, files or people the last good run dealt with. */
  count: integer().notNull().default(0),
  /** Where the last run failed, without the words of its error; null when it ended well. */
  error: text(),
});
