import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, ref } from "../../../database/columns.ts";
import { ceremonies } from "../../notebook/ceremonies/tables.ts";
import { eventPages } from "../../notebook/event-pages/tables.ts";

/** The ceremonies that the page of an event shows; one that is not here is not public. */
export const eventPageCeremonies = pgTable(
  "event_page_ceremonies",
  {
    pageId: ref()
      .notNull()
      .references(() => eventPages.id, { onDelete: "cascade" }),
    ceremonyId: ref()
      .notNull()
      .references(() => ceremonies.id),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.ceremonyId] }),
    index("event_page_ceremonies_ceremony").on(table.ceremonyId),
  ],
);

/** The former addresses of pages: they say that they lead nowhere, and nobody else gets them. */
export const formerPageSlugs = pgTable(
  "former_page_slugs",
  {
    slug: text().primaryKey(),
    pageId: ref()
      .notNull()
      .references(() => eventPages.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [index("former_page_slugs_page").on(table.pageId)],
);
