import { doublePrecision, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, rowId, version } from "../../../database/columns.ts";

/** The communes and towns in which providers work. Positions are indicative. */
export const towns = pgTable(
  "towns",
  {
    id: rowId(),
    /** The stable code; staff may rename `name`. */
    code: text().notNull(),
    name: text().notNull(),
    district: text().notNull(),
    /** Degrees, WGS 84. */
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    position: integer().notNull(),
    /** When staff withdrew it from all choices; what refers to it keeps it. Null while it is offered. */
    archivedAt: instant(),
    /** Grows by one whenever staff save it. */
    version: version(),
  },
  (table) => [uniqueIndex("towns_code_key").on(table.code)],
);
