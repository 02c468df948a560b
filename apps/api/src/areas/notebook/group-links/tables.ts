import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { caseless, createdAt, instant, ref, rowId, version } from "../../../database/columns.ts";
import { events } from "../events/tables.ts";
import { guestCategories } from "../guest-categories/tables.ts";
import { guests } from "../guests/tables.ts";

/** A link by which a group of guests register themselves. Its row is the lock on its seats. */
export const groupLinks = pgTable(
  "group_links",
  {
    id: rowId(),
    eventId: ref()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    categoryId: ref()
      .notNull()
      .references(() => guestCategories.id),
    name: text().notNull(),
    token: text().notNull(),
    seats: integer().notNull(),
    /** The last day on which a registration is taken. */
    closesOn: date("closes_on", { mode: "string" }),
    /** Whether the hosts confirm each registration. */
    needsApproval: boolean("needs_approval").notNull(),
    /** Whether those whom a guest brings along take seats too. */
    countsCompanions: boolean("counts_companions").notNull(),
    /** Whether the public page tells how many seats are left. */
    showsLeft: boolean("shows_left").notNull(),
    isOpen: boolean("is_open").notNull().default(true),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("group_links_token_key").on(table.token),
    index("group_links_event").on(table.eventId),
    index("group_links_category").on(table.categoryId),
    check("group_links_seats", sql`${table.seats} between 1 and 2000`),
  ],
);

/**
 * Somebody who registered by a group's link. Once confirmed they are a guest, and whether they come
 * and with whom is the guest's; a guest who is removed takes it along.
 */
export const groupRegistrations = pgTable(
  "group_registrations",
  {
    id: rowId(),
    linkId: ref()
      .notNull()
      .references(() => groupLinks.id, { onDelete: "cascade" }),
    /** Of their own page. */
    token: text().notNull(),
    lastName: text("last_name").notNull(),
    givenNames: text("given_names").notNull(),
    /** E.164. One of both contacts is given. */
    phone: text(),
    email: caseless(),
    /** How many come, themselves among them; of somebody confirmed the guest has it. */
    people: integer().notNull(),
    state: text({ enum: ["confirmed", "pending", "waiting", "declined", "refused"] }).notNull(),
    guestId: ref().references(() => guests.id, { onDelete: "cascade" }),
    registeredAt: instant().notNull(),
    /** Their place on the waiting list. */
    queuedAt: instant().notNull(),
    /** When they moved up from it, and were told so. */
    movedUpAt: instant(),
    toldAt: instant(),
    toldBy: text("told_by", { enum: ["email", "hosts"] }),
  },
  (table) => [
    uniqueIndex("group_registrations_token_key").on(table.token),
    uniqueIndex("group_registrations_phone_key").on(table.linkId, table.phone),
    uniqueIndex("group_registrations_email_key")
      .on(table.linkId, table.email)
      .where(sql`${table.phone} is null`),
    index("group_registrations_queue").on(table.linkId, table.queuedAt, table.id),
    index("group_registrations_guest").on(table.guestId),
    check("group_registrations_people", sql`${table.people} between 1 and 11`),
    check(
      "group_registrations_contact",
      sql`${table.phone} is not null or ${table.email} is not null`,
    ),
  ],
);
