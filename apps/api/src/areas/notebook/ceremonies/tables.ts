import { placePrefixes } from "@jdj/contract/notebook/place-phrase";
import { boolean, date, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId, version } from "../../../database/columns.ts";
import { eventTypes } from "../event-types/tables.ts";
import { events } from "../events/tables.ts";

/** The ceremonies of a type of event: dot, civil wedding, reception… */
export const ceremonies = pgTable(
  "ceremonies",
  {
    id: rowId(),
    eventTypeId: ref()
      .notNull()
      .references(() => eventTypes.id),
    /** The key in the code; staff may rename `name`. */
    code: text().notNull(),
    name: text().notNull(),
    /** The code of its drawing. */
    drawing: text().notNull(),
    isRequired: boolean("is_required").notNull(),
    /** The one whose date is the event's. */
    isMain: boolean("is_main").notNull(),
    /** Where its date is proposed, in days from the event's. */
    offsetDays: integer("offset_days").notNull(),
    position: integer().notNull(),
    /** When staff withdrew it; events that saved something of it keep it. */
    archivedAt: instant(),
    version: version(),
  },
  (table) => [uniqueIndex("ceremonies_code_key").on(table.eventTypeId, table.code)],
);

/** When and where a ceremony of one event takes place. The row appears at the first save. */
export const eventCeremonies = pgTable(
  "event_ceremonies",
  {
    id: rowId(),
    eventId: ref()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    ceremonyId: ref()
      .notNull()
      .references(() => ceremonies.id),
    /** Null for the main ceremony, whose date is the event's. */
    heldOn: date("held_on", { mode: "string" }),
    /** `HH:MM`, in Abidjan. */
    time: text(),
    placePrefix: text("place_prefix", { enum: placePrefixes }),
    place: text(),
    isActive: boolean("is_active").notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("event_ceremonies_key").on(table.eventId, table.ceremonyId),
    index("event_ceremonies_ceremony").on(table.ceremonyId),
  ],
);
