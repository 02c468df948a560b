import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId, version } from "../../../database/columns.ts";
import { eventTypes } from "../event-types/tables.ts";
import { events } from "../events/tables.ts";

/** Choices that are shown rather than read: colours, styles. */
export const imageLists = pgTable(
  "image_lists",
  { id: rowId(), code: text().notNull() },
  (table) => [uniqueIndex("image_lists_code_key").on(table.code)],
);

/** One of the choices of an image list. */
export const imageListItems = pgTable(
  "image_list_items",
  {
    id: rowId(),
    imageListId: ref()
      .notNull()
      .references(() => imageLists.id, { onDelete: "cascade" }),
    /** What an answer stores; staff may change `label`. */
    code: text().notNull(),
    label: text().notNull(),
    /** What it is shown with: `#RRGGBB`. */
    colours: text().array().notNull(),
    position: integer().notNull(),
  },
  (table) => [uniqueIndex("image_list_items_code_key").on(table.imageListId, table.code)],
);

/** The groups of questions of a type of event. */
export const summaryGroups = pgTable(
  "summary_groups",
  {
    id: rowId(),
    eventTypeId: ref()
      .notNull()
      .references(() => eventTypes.id),
    /** The key in the code; staff may change `content`. */
    code: text().notNull(),
    content: text().notNull(),
    /** The kind of provider to look for, by the directory's code; null for none. */
    categoryCode: text("category_code"),
    position: integer().notNull(),
    /** When staff withdrew it with all it holds; events that have answers in it keep it. */
    archivedAt: instant(),
    version: version(),
  },
  (table) => [uniqueIndex("summary_groups_code_key").on(table.eventTypeId, table.code)],
);

/** A question of « En bref ». */
export const summaryQuestions = pgTable(
  "summary_questions",
  {
    id: rowId(),
    groupId: ref()
      .notNull()
      .references(() => summaryGroups.id, { onDelete: "cascade" }),
    code: text().notNull(),
    content: text().notNull(),
    type: text({ enum: ["text", "number", "select", "image-select"] }).notNull(),
    /** The options of a select, separated by semicolons. */
    options: text(),
    imageListId: ref().references(() => imageLists.id),
    position: integer().notNull(),
    /** The event whose hosts added it; null for the template's. */
    eventId: ref().references(() => events.id, { onDelete: "cascade" }),
    /** When staff withdrew it from the template; events that answered it keep it. */
    archivedAt: instant(),
    version: version(),
  },
  (table) => [
    uniqueIndex("summary_questions_code_key").on(table.groupId, table.code),
    index("summary_questions_image_list").on(table.imageListId),
    index("summary_questions_event").on(table.eventId),
  ],
);

/** What an event's hosts answered. The row appears at the first save. */
export const eventAnswers = pgTable(
  "event_answers",
  {
    id: rowId(),
    eventId: ref()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    questionId: ref()
      .notNull()
      .references(() => summaryQuestions.id),
    response: text(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("event_answers_key").on(table.eventId, table.questionId),
    index("event_answers_question").on(table.questionId),
  ],
);
