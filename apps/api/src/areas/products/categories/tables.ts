import { type AnyPgColumn, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, ref, rowId, version } from "../../../database/columns.ts";

/** The categories of the marketplace: root categories and their children, two levels. */
export const productCategories = pgTable(
  "article_categories",
  {
    id: rowId(),
    /** The stable code; staff may rename `name`. */
    code: text().notNull(),
    name: text().notNull(),
    /** Null for a root category. */
    parentId: ref().references((): AnyPgColumn => productCategories.id),
    position: integer().notNull(),
    /** When staff withdrew it from all choices; what refers to it keeps it. Null while it is offered. */
    archivedAt: instant(),
    /** Grows by one whenever staff save it. */
    version: version(),
  },
  (table) => [
    uniqueIndex("article_categories_code_key").on(table.code),
    index("article_categories_parent").on(table.parentId, table.position),
  ],
);
