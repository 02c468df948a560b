import { boolean, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { ref, rowId, version } from "../../../database/columns.ts";

/** A design of a card; `code` names its drawing in the code. */
export const cardDesigns = pgTable(
  "card_designs",
  {
    id: rowId(),
    code: text().notNull(),
    name: text().notNull(),
    position: integer().notNull(),
    withdrawn: boolean().notNull().default(false),
  },
  (table) => [uniqueIndex("card_designs_code_key").on(table.code)],
);

/** What a message is about: invitation, save the date, thanks… */
export const messageCategories = pgTable(
  "message_categories",
  {
    id: rowId(),
    code: text().notNull(),
    name: text().notNull(),
    /** Codes of the types of event that it is offered to; null for all. */
    eventTypes: text("event_types").array(),
    position: integer().notNull(),
  },
  (table) => [uniqueIndex("message_categories_code_key").on(table.code)],
);

/** A text that may be taken as it is. */
export const messageModels = pgTable(
  "message_models",
  {
    id: rowId(),
    categoryId: ref()
      .notNull()
      .references(() => messageCategories.id),
    code: text().notNull(),
    name: text().notNull(),
    content: text().notNull(),
    contentForFacebook: text("content_for_facebook").notNull(),
    contentForSms: text("content_for_sms").notNull(),
    position: integer().notNull(),
    version: version(),
  },
  (table) => [uniqueIndex("message_models_code_key").on(table.categoryId, table.code)],
);
