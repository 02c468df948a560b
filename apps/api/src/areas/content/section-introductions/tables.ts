import type { IntroductionKey } from "@jdj/contract/content/section-introductions";
import { pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, rowId, version } from "../../../database/columns.ts";

/** The headings and introductions of public pages and of the sections of the notebook. */
export const sectionIntroductions = pgTable(
  "section_introductions",
  {
    id: rowId(),
    key: text().$type<IntroductionKey>().notNull(),
    /** Empty where the page has a heading of its own. */
    title: text().notNull(),
    /** Empty for a heading alone. */
    first: text().notNull(),
    /** HTML of harmless elements; empty for none. */
    rest: text().notNull(),
    /** When staff changed it; null for a text that came with the product. */
    updatedAt: instant(),
    version: version(),
  },
  (table) => [uniqueIndex("section_introductions_key_key").on(table.key)],
);
