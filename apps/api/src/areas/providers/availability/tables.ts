import { date, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId } from "../../../database/columns.ts";
import { providers } from "../tables.ts";

/**
 * The days on which a provider takes no work: entered by them, because they are fully booked, or
 * busy in a calendar that they keep elsewhere.
 */
export const providerBusyDays = pgTable(
  "provider_busy_days",
  {
    providerId: ref()
      .notNull()
      .references(() => providers.id, { onDelete: "cascade" }),
    day: date({ mode: "string" }).notNull(),
    reason: text({ enum: ["closed", "booked", "external"] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.providerId, table.day] }),
    index("provider_busy_days_day").on(table.day, table.providerId),
  ],
);

/** A calendar that a provider keeps elsewhere. */
export const externalCalendars = pgTable(
  "external_calendars",
  {
    id: rowId(),
    providerId: ref()
      .notNull()
      .references(() => providers.id, { onDelete: "cascade" }),
    /** Its `https:` address, sealed: who knows it reads the calendar. */
    sealedAddress: text("sealed_address").notNull(),
    /** A keyed hash of the address: a provider connects it once. */
    addressHash: text("address_hash").notNull(),
    name: text().notNull(),
    /** When it was last read well. */
    readAt: instant().notNull(),
    /** When it is to be read next. */
    dueAt: instant().notNull(),
    /** Failed attempts since `readAt`. */
    failures: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("external_calendars_key").on(table.providerId, table.addressHash),
    index("external_calendars_due").on(table.dueAt),
  ],
);

/** The days to come on which a calendar kept elsewhere is busy. */
export const externalDays = pgTable(
  "external_days",
  {
    calendarId: ref()
      .notNull()
      .references(() => externalCalendars.id, { onDelete: "cascade" }),
    day: date({ mode: "string" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.calendarId, table.day] })],
);
