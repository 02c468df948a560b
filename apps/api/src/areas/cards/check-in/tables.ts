import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId } from "../../../database/columns.ts";
import { events } from "../../notebook/events/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";

/** A secret link that opens the door of an event; its secret is computed, never stored. */
export const checkInLinks = pgTable(
  "door_links",
  {
    id: rowId(),
    eventId: ref()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    /** The entrance where it is used. */
    label: text().notNull(),
    expiresAt: instant().notNull(),
    closedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [index("door_links_event").on(table.eventId)],
);

/** A party let in. The database holds that only one stands for each guest. */
export const checkIns = pgTable(
  "door_admissions",
  {
    /** Made by the phone, so that a report may come twice. */
    id: uuid().primaryKey(),
    guestId: ref()
      .notNull()
      .references(() => guests.id, { onDelete: "cascade" }),
    linkId: ref()
      .notNull()
      .references(() => checkInLinks.id, { onDelete: "cascade" }),
    people: integer().notNull(),
    way: text({ enum: ["code", "name"] }).notNull(),
    /** By the phone's clock; never later than `receivedAt`. */
    at: instant().notNull(),
    receivedAt: instant().notNull(),
    cancelledAt: instant(),
  },
  (table) => [
    uniqueIndex("door_admissions_one").on(table.guestId).where(sql`${table.cancelledAt} is null`),
    index("door_admissions_link").on(table.linkId),
    index("door_admissions_guest").on(table.guestId),
  ],
);
