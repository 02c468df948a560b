import { paperProviders } from "@jdj/contract/civil-file/papers";
import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { ref, rowId, version } from "../../../database/columns.ts";
import { townHalls } from "../tables.ts";

/** The papers that a town hall asks for a wedding. The one list without a town hall is the usual one. */
export const paperLists = pgTable(
  "paper_lists",
  {
    id: rowId(),
    townHallId: ref().references(() => townHalls.id, { onDelete: "cascade" }),
    version: version(),
  },
  (table) => [
    uniqueIndex("paper_lists_town_hall_key").on(table.townHallId),
    uniqueIndex("paper_lists_one_usual").on(sql`(true)`).where(sql`${table.townHallId} is null`),
  ],
);

/** What a paper is: the same columns for a list of staff and for the file of an event. */
export const paperColumns = {
  name: text().notNull(),
  whereHad: text("where_had"),
  /** How long it is valid, in whole months; null where nobody limits it. */
  validMonths: integer("valid_months"),
  /** The case in which alone it is asked; null for always. */
  onlyWhen: text("only_when"),
  /** Who says so. */
  source: text().notNull(),
  /** When somebody last checked it; null for never. */
  checkedOn: date("checked_on", { mode: "string" }),
  position: integer().notNull(),
};

/** A paper of a list. */
export const listedPapers = pgTable(
  "listed_papers",
  {
    id: rowId(),
    listId: ref()
      .notNull()
      .references(() => paperLists.id, { onDelete: "cascade" }),
    providedBy: text("provided_by", { enum: paperProviders }).notNull(),
    ...paperColumns,
  },
  (table) => [
    index("listed_papers_list").on(table.listId),
    check("listed_papers_months", sql`${table.validMonths} > 0`),
  ],
);
