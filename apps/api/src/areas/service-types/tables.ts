import { integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { rowId } from "../../database/columns.ts";

/** What a provider may offer: the categories of the directory, to which the notebook's sets point by code. */
export const serviceTypes = pgTable(
  "service_types",
  {
    id: rowId(),
    /** What the code knows it by; staff may rename `name`. */
    code: text().notNull(),
    name: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [uniqueIndex("service_types_code_key").on(table.code)],
);
