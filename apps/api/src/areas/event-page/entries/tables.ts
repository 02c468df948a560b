import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, ref, rowId, version } from "../../../database/columns.ts";
import { eventPages } from "../../notebook/event-pages/tables.ts";

/** Where guests may sleep, in the order of the hosts. */
export const eventPagePlaces = pgTable(
  "event_page_places",
  {
    id: rowId(),
    pageId: ref()
      .notNull()
      .references(() => eventPages.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    name: text().notNull(),
    address: text(),
    /** E.164. */
    phone: text(),
    /** « 35 000 FCFA la nuit, petit-déjeuner compris ». */
    priceNote: text("price_note"),
    /** Of its own site; http or https. */
    link: text(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [index("event_page_places_page").on(table.pageId, table.position)],
);

/** What guests ask, with the hosts' answers, in their order; plain text. */
export const eventPageQuestions = pgTable(
  "event_page_questions",
  {
    id: rowId(),
    pageId: ref()
      .notNull()
      .references(() => eventPages.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    question: text().notNull(),
    answer: text().notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [index("event_page_questions_page").on(table.pageId, table.position)],
);
