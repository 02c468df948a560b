import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../../database/columns.ts";

/** The result of the last run of each retention step. No personal data. */
export const retentionRuns = pgTable("retention_runs", {
  /** The name of the step. */
  step: text().primaryKey(),
  ranAt: instant().notNull(),
  /** When it last succeeded; null if never. */
  succeededAt: instant(),
  /** Rows, files or people processed by the last successful run. */
  count: integer().notNull().default(0),
  /** Where the last run failed, without the error's message; null when it succeeded. */
  error: text(),
});
