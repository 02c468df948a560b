import { bookingStates } from "@jdj/contract/bookings/booking-states";
import { packageUnits } from "@jdj/contract/prices/price-unit";
import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId } from "../../../database/columns.ts";
import { customers } from "../../identity/users/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { packages } from "../../providers/packages/tables.ts";
import { providers } from "../../providers/tables.ts";

/**
 * A package booked for a date. Its places of a date are numbered from 1 to the package's capacity,
 * and the database lets no two bookings that stand have the same one.
 */
export const bookings = pgTable(
  "bookings",
  {
    id: rowId(),
    packageId: ref()
      .notNull()
      .references(() => packages.id),
    providerId: ref()
      .notNull()
      .references(() => providers.id),
    customerId: ref()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    /** The event on which the customer worked; null without one. */
    eventId: ref().references(() => events.id, { onDelete: "set null" }),
    day: date({ mode: "string" }).notNull(),
    /** Which of the day's places it takes while it stands, from 1. */
    place: integer().notNull(),
    state: text({ enum: bookingStates }).notNull().default("requested"),
    /** As they were on the day of the order. */
    packageName: text("package_name").notNull(),
    /** For all that was ordered. */
    priceFcfa: integer("price_fcfa").notNull(),
    /** How many of the unit, and what the unit is. */
    quantity: integer().notNull().default(1),
    priceUnit: text("price_unit", { enum: packageUnits }).notNull().default("event"),
    depositFcfa: integer("deposit_fcfa").notNull(),
    /** What the provider wrote when they refused or cancelled. */
    reason: text(),
    /** By when the provider answers, or the deposit is to be paid; null once nobody is waited for. */
    dueAt: instant(),
    createdAt: createdAt(),
    /** When it came to its present state. */
    transitionedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("bookings_place_key")
      .on(table.packageId, table.day, table.place)
      .where(sql`${table.state} in ('requested', 'confirmed', 'paid')`),
    uniqueIndex("bookings_customer_key")
      .on(table.customerId, table.packageId, table.day)
      .where(sql`${table.state} in ('requested', 'confirmed', 'paid')`),
    index("bookings_customer").on(table.customerId, table.day),
    index("bookings_provider").on(table.providerId, table.id),
    index("bookings_provider_standing")
      .on(table.providerId, table.day)
      .where(sql`${table.state} in ('requested', 'confirmed', 'paid')`),
    index("bookings_state").on(table.state, table.id),
    index("bookings_created").on(table.createdAt),
    index("bookings_package").on(table.packageId),
    index("bookings_day").on(table.day),
    index("bookings_event").on(table.eventId),
    index("bookings_due").on(table.dueAt).where(sql`${table.dueAt} is not null`),
    index("bookings_to_end").on(table.day).where(sql`${table.state} in ('confirmed', 'paid')`),
    check("bookings_quantity", sql`${table.quantity} between 1 and 10000`),
    check("bookings_place", sql`${table.place} > 0`),
  ],
);
