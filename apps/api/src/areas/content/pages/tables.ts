import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { instant, rowId } from "../../../database/columns.ts";

/** The pages of the site that consist of a text. */
export const sitePages = pgTable("site_pages", {
  /** The historical number: 3 terms, 5 questions, 7 privacy. */
  id: integer().primaryKey(),
  /** The number of the newest version. */
  version: integer().notNull(),
});

/** Every saved version of a page. The page shows the one that was published last. */
export const pageVersions = pgTable(
  "page_versions",
  {
    id: rowId(),
    pageId: integer()
      .notNull()
      .references(() => sitePages.id),
    /** 1, 2, 3… within the page. */
    number: integer().notNull(),
    title: text().notNull(),
    /** HTML of harmless elements with placeholders (`page-placeholders.ts`). */
    content: text().notNull(),
    savedAt: instant().notNull(),
    /** The name of the member of staff; null for a text that came with the product. */
    savedBy: text("saved_by"),
    /** Visitors see it from then on; null for a draft. */
    publishedFrom: instant(),
    /** The date that the page shows of a text of the product; else it shows that of its publication. */
    writtenOn: date({ mode: "string" }),
  },
  (table) => [
    unique("page_versions_number").on(table.pageId, table.number),
    check("page_versions_title", sql`length(${table.title}) between 1 and 120`),
  ],
);
