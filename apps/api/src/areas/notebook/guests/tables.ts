import { sql } from "drizzle-orm";
import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { caseless, createdAt, instant, ref, rowId, version } from "../../../database/columns.ts";
import { events } from "../events/tables.ts";
import { guestCategories } from "../guest-categories/tables.ts";

/** A save of several guests that named itself: sent again, it adds nobody twice. */
export const guestBatches = pgTable(
  "guest_batches",
  {
    eventId: ref()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    /** Of the rows with their key. */
    digest: text().notNull(),
    guestIds: bigint("guest_ids", { mode: "number" }).array().notNull(),
    addedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.digest] })],
);

/** Somebody invited to an event, by one name at least. A phone stands once per event. */
export const guests = pgTable(
  "guests",
  {
    id: rowId(),
    eventId: ref()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    categoryId: ref()
      .notNull()
      .references(() => guestCategories.id),
    civility: text({ enum: ["M", "Mme", "Mlle"] }),
    lastName: text("last_name").notNull(),
    givenNames: text("given_names").notNull(),
    email: caseless(),
    /** E.164, like the second. */
    phone1: text("phone_1"),
    phone2: text("phone_2"),
    /** Whether they come: unanswered, yes or no. */
    answer: text({ enum: ["none", "yes", "no"] })
      .notNull()
      .default("none"),
    answeredAt: instant(),
    /** Whom they bring along, 0 to 10. */
    companions: integer().notNull().default(0),
    /** With whom they live: the same text for all of one household. */
    household: text(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("guests_phone_key").on(table.eventId, table.phone1),
    index("guests_by_name").on(
      table.eventId,
      sql`fold_name(last_name || ' ' || given_names)`,
      table.id,
    ),
    index("guests_newest").on(table.eventId, table.id),
    index("guests_category").on(table.categoryId),
    // By which staff find what somebody was sent, whoever invited them.
    index("guests_phone_1").on(table.phone1).where(sql`${table.phone1} is not null`),
    index("guests_phone_2").on(table.phone2).where(sql`${table.phone2} is not null`),
    index("guests_email").on(table.email).where(sql`${table.email} is not null`),
    index("guests_name_search").using(
      "gin",
      table.eventId,
      sql`fold_name(last_name || ' ' || given_names) gin_trgm_ops`,
    ),
    index("guests_household_search")
      .using("gin", table.eventId, sql`fold_name(household) gin_trgm_ops`)
      .where(sql`${table.household} is not null`),
  ],
);

/** Every answer that changed something, for the chart of answers over time. */
export const answerChanges = pgTable(
  "answer_changes",
  {
    id: rowId(),
    guestId: ref()
      .notNull()
      .references(() => guests.id, { onDelete: "cascade" }),
    answer: text({ enum: ["yes", "no"] }).notNull(),
    at: instant().notNull(),
  },
  (table) => [index("answer_changes_guest").on(table.guestId)],
);
