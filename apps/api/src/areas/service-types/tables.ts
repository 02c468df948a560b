import { integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, rowId, version } from "../../database/columns.ts";

/**
 * What a provider may offer: the categories of the directory. The notebook's event templates refer
 * to them by code.
 */
export const serviceTypes = pgTable(
  "service_types",
  {
    id: rowId(),
    /** The stable code; staff may rename `name`. */
    code: text().notNull(),
    name: text().notNull(),
    position: integer().notNull(),
    /** When staff withdrew it from all choices; what refers to it keeps it. Null while it is offered. */
    archivedAt: instant(),
    /** Grows by one whenever staff save it. */
    version: version(),
  },
  (table) => [uniqueIndex("service_types_code_key").on(table.code)],
);
