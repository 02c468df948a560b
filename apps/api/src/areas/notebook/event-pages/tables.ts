import { visibilities } from "@jdj/contract/event-page/visibility";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, ref, rowId, version } from "../../../database/columns.ts";
import { events } from "../events/tables.ts";

/**
 * The page of an event for its guests. It is in the notebook, so that the cards can link to it; what is
 * on it and who opens it is in the area `event-page`.
 */
export const eventPages = pgTable(
  "event_pages",
  {
    id: rowId(),
    eventId: ref()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    visibility: text({ enum: visibilities }).notNull().default("off"),
    /** The readable part of the address, and all of it: with a key that cannot be guessed unless the page is public. */
    name: text().notNull(),
    slug: text().notNull(),
    passwordHash: text("password_hash"),
    /** Counts the passwords: what a former one opened is closed. */
    passwordVersion: integer("password_version").notNull().default(0),
    /** What the hosts write to their guests, and about clothes; plain text, empty for nothing. */
    welcome: text().notNull().default(""),
    dressCode: text("dress_code").notNull().default(""),
    showsPhoto: boolean("shows_photo").notNull().default(true),
    showsGiftList: boolean("shows_gift_list").notNull().default(true),
    showsFabric: boolean("shows_fabric").notNull().default(true),
    /** Who answers the guests' questions; the number is in E.164. */
    contactName: text("contact_name"),
    contactPhone: text("contact_phone"),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("event_pages_event_key").on(table.eventId),
    uniqueIndex("event_pages_slug_key").on(table.slug),
    index("event_pages_public").on(table.id).where(sql`${table.visibility} = 'public'`),
    check(
      "event_pages_password",
      sql`${table.visibility} <> 'password' or ${table.passwordHash} is not null`,
    ),
  ],
);
