import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, ref, rowId, version } from "../../../database/columns.ts";
import { eventTypes } from "../event-types/tables.ts";
import { events } from "../events/tables.ts";

/** The groups in which a type of event sorts its guests, and those that an event has of its own. */
export const guestCategories = pgTable(
  "guest_categories",
  {
    id: rowId(),
    eventTypeId: ref()
      .notNull()
      .references(() => eventTypes.id),
    code: text().notNull(),
    name: text().notNull(),
    position: integer().notNull(),
    /** The event for whose group link it was made; null for the template's. */
    eventId: ref().references(() => events.id, { onDelete: "cascade" }),
    /** When staff withdrew it; events that have guests in it keep it. */
    archivedAt: instant(),
    version: version(),
  },
  (table) => [
    uniqueIndex("guest_categories_code_key").on(table.eventTypeId, table.code),
    index("guest_categories_of_type")
      .on(table.eventTypeId, table.position, table.id)
      .where(sql`${table.eventId} is null`),
    index("guest_categories_event").on(table.eventId),
  ],
);
