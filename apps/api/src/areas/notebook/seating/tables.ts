import { tableShapes } from "@jdj/contract/invitations/seating-shapes";
import { boolean, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, ref, rowId, version } from "../../../database/columns.ts";
import { events } from "../events/tables.ts";
import { guests } from "../guests/tables.ts";

/** A table of the room of an event. */
export const seatingTables = pgTable(
  "seating_tables",
  {
    id: rowId(),
    eventId: ref()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    name: text().notNull(),
    shape: text({ enum: tableShapes }).notNull(),
    places: integer().notNull(),
    /** Its middle in the room, in steps of the room. */
    x: integer().notNull(),
    y: integer().notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("seating_tables_name").on(table.eventId, table.name)],
);

/** Where a guest sits with whom they bring along. */
export const tableSeats = pgTable(
  "table_seats",
  {
    guestId: ref()
      .primaryKey()
      .references(() => guests.id, { onDelete: "cascade" }),
    tableId: ref()
      .notNull()
      .references(() => seatingTables.id, { onDelete: "cascade" }),
    /** Whether a host chose it; a new proposal keeps those, and may move the others. */
    byHand: boolean("by_hand").notNull(),
  },
  (table) => [index("table_seats_table").on(table.tableId)],
);

/** Two guests who are not seated at the same table; the one with the lower number first. */
export const seatingRules = pgTable(
  "seating_rules",
  {
    id: rowId(),
    eventId: ref()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    guestId: ref()
      .notNull()
      .references(() => guests.id, { onDelete: "cascade" }),
    otherId: ref()
      .notNull()
      .references(() => guests.id, { onDelete: "cascade" }),
  },
  (table) => [
    uniqueIndex("seating_rules_key").on(table.guestId, table.otherId),
    index("seating_rules_event").on(table.eventId),
    index("seating_rules_other").on(table.otherId),
  ],
);

/** What the hosts chose for the seating of an event. The row appears at the first choice. */
export const seatingSettings = pgTable("seating_settings", {
  eventId: ref()
    .primaryKey()
    .references(() => events.id, { onDelete: "cascade" }),
  /** Whether the guests' pages say the table on the day before the event, too. */
  tellsOnEve: boolean("tells_on_eve").notNull().default(false),
});
