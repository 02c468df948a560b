import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId } from "../../../database/columns.ts";
import { events } from "../../notebook/events/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";

/** A secret link by which helpers check guests in; its secret is computed, never stored. */
export const checkInLinks = pgTable(
  "check_in_links",
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
  (table) => [index("check_in_links_event").on(table.eventId)],
);

/** The check-in of a guest with whom they bring. A unique index allows one valid check-in per guest. */
export const checkIns = pgTable(
  "check_ins",
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
    /** How the guest was found: by their code or by their name. */
    method: text({ enum: ["code", "name"] }).notNull(),
    /** By the phone's clock; never later than `receivedAt`. */
    at: instant().notNull(),
    receivedAt: instant().notNull(),
    cancelledAt: instant(),
  },
  (table) => [
    uniqueIndex("check_ins_one").on(table.guestId).where(sql`${table.cancelledAt} is null`),
    index("check_ins_link").on(table.linkId),
    index("check_ins_guest").on(table.guestId),
  ],
);
