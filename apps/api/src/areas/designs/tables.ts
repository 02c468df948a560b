import { tones } from "@jdj/contract/designs/event-voice";
import { sql } from "drizzle-orm";
import { boolean, check, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { ref, rowId, version } from "../../database/columns.ts";
import type { UploadedLayout } from "./drawings/uploaded-layout.ts";

/**
 * A design of a card: a drawing, which `code` names in the code, or a picture that staff uploaded.
 * What a card looks like never changes once a campaign has the design.
 */
export const cardDesigns = pgTable(
  "card_designs",
  {
    id: rowId(),
    code: text().notNull(),
    name: text().notNull(),
    position: integer().notNull(),
    /** The tone of the events to which it is offered. */
    tone: text({ enum: tones }).notNull().default("festive"),
    /** No longer offered; the cards that have it keep it. */
    withdrawn: boolean().notNull().default(false),
    /** The path and the storage key of an uploaded picture; null for a drawing. */
    picture: text(),
    pictureKey: text("picture_key"),
    /** Where its texts stand, and their colours. */
    layout: jsonb().$type<UploadedLayout>(),
    version: version(),
  },
  (table) => [
    uniqueIndex("card_designs_code_key").on(table.code),
    check(
      "card_designs_uploaded",
      sql`(${table.picture} is null) = (${table.pictureKey} is null) and (${table.picture} is null) = (${table.layout} is null)`,
    ),
  ],
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
    version: version(),
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
    /** The tone of the events to which it is offered. */
    tone: text({ enum: tones }).notNull().default("festive"),
    position: integer().notNull(),
    version: version(),
  },
  (table) => [uniqueIndex("message_models_code_key").on(table.categoryId, table.code)],
);
