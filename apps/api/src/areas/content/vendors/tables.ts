import { sql } from "drizzle-orm";
import { boolean, date, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, instant, rowId, version } from "../../../database/columns.ts";

/** The offers of Joy Visibility; each may be ordered for `validDays` from its date. */
export const visibilityOffers = pgTable("visibility_offers", {
  id: integer().primaryKey(),
  name: text().notNull(),
  description: text().notNull(),
  /** Taxes included. */
  priceFcfa: integer().notNull(),
  /** The percentage of the price that is paid with the order; the remainder on delivery. */
  orderPercent: integer().notNull().default(70),
  offeredOn: date({ mode: "string" }).notNull(),
  validDays: integer().notNull().default(30),
  /** Whether it is offered again, from the day after it ended. */
  renewsItself: boolean("renews_itself").notNull().default(false),
  isShown: boolean().notNull().default(true),
  version: version(),
});

/** The mobile-money numbers on which offers are paid, as their page shows them. */
export const offerPaymentNumbers = pgTable(
  "offer_payment_numbers",
  {
    id: rowId(),
    /** Names a number of the reference data. */
    code: text().notNull(),
    operator: text().notNull(),
    number: text().notNull(),
    position: integer().notNull(),
    isShown: boolean().notNull().default(true),
    version: version(),
  },
  (table) => [uniqueIndex("offer_payment_numbers_code_key").on(table.code)],
);

/** Vendors who request an account, for staff to check. */
export const vendorApplications = pgTable(
  "vendor_applications",
  {
    id: rowId(),
    company: text().notNull(),
    contactName: text().notNull(),
    /** Of the directory, or of the marketplace. */
    kind: text({ enum: ["provider", "seller"] })
      .notNull()
      .default("provider"),
    /** A code of the contract: one of `trades`, or of `goods` for a seller. */
    trade: text().notNull(),
    town: text().notNull(),
    /** E.164. */
    phone: text().notNull(),
    email: text().notNull(),
    website: text(),
    presentation: text().notNull(),
    handledAt: instant(),
    /** What staff answered; null while it waits. */
    decision: text({ enum: ["approved", "refused"] }),
    /** Why it was refused, as its sender read it. */
    refusalReason: text("refusal_reason"),
    createdAt: createdAt(),
  },
  (table) => [
    index("vendor_applications_created").on(table.createdAt),
    index("vendor_applications_inbox").on(
      sql`(${table.handledAt} is not null)`,
      sql`${table.id} desc`,
    ),
    index("vendor_applications_waiting").on(table.id).where(sql`${table.handledAt} is null`),
    index("vendor_applications_handled").on(table.id).where(sql`${table.handledAt} is not null`),
    index("vendor_applications_last").on(sql`coalesce(${table.handledAt}, ${table.createdAt})`),
  ],
);
