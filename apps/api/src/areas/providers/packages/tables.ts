import { packageUnits } from "@jdj/contract/prices/price-unit";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import {
  createdAt,
  instant,
  lexemes,
  plainWord,
  ref,
  rowId,
  version,
  wordList,
} from "../../../database/columns.ts";
import { eventTypes } from "../../notebook/event-types/tables.ts";
import { serviceTypes } from "../../service-types/tables.ts";
import { providers } from "../tables.ts";

/** What a provider offers at a fixed price, for one date. */
export const packages = pgTable(
  "packages",
  {
    id: rowId(),
    providerId: ref()
      .notNull()
      .references(() => providers.id, { onDelete: "cascade" }),
    serviceTypeId: ref()
      .notNull()
      .references(() => serviceTypes.id),
    name: text().notNull(),
    /** Plain text. */
    description: text().notNull(),
    /** With tax. */
    priceFcfa: integer("price_fcfa").notNull(),
    /** What the price is for. */
    priceUnit: text("price_unit", { enum: packageUnits }).notNull().default("event"),
    /** The part of the price that is paid in advance; 0 for none. */
    depositPercent: integer("deposit_percent").notNull().default(30),
    /** Bookings for one date. */
    capacity: integer().notNull().default(1),
    /** The key of its image in the file storage; null for a drawing of ours. */
    imageKey: text("image_key"),
    /** When it was last published; null while only its provider sees it. */
    publishedAt: instant(),
    /** When its provider withdrew it for good; its bookings stand. */
    removedAt: instant(),
    /** Grows by one whenever it is saved. */
    version: version(),
    /** Invented, for the demonstration. */
    demonstration: boolean().notNull().default(false),
    /**
     * What the list reads, written by triggers: the words of the package and its provider, `#1` a
     * service type, `&1` an event type, and `!` when the public sees it.
     */
    document: lexemes().notNull().default(sql`''`),
    createdAt: createdAt(),
  },
  (table) => [
    index("packages_provider").on(table.providerId, table.id),
    index("packages_service_type").on(table.serviceTypeId),
    index("packages_document").using("gin", table.document),
    check("packages_price_unit", sql`${table.priceUnit} in ${wordList(packageUnits)}`),
    check(
      "packages_figures",
      sql`${table.priceFcfa} > 0 and ${table.depositPercent} between 0 and 100 and ${table.capacity} between 1 and 100`,
    ),
  ],
);

/**
 * The words of three letters or more that a package has or had: a misspelled word is looked for
 * among them. Written by a trigger.
 */
export const packageWords = pgTable(
  "package_words",
  { word: plainWord().primaryKey() },
  (table) => [index("package_words_near").using("gin", table.word.op("gin_trgm_ops"))],
);

/** What a package contains, line by line. */
export const packageFeatures = pgTable(
  "package_features",
  {
    packageId: ref()
      .notNull()
      .references(() => packages.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    value: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.packageId, table.position] })],
);

/** The types of event that a package is for. */
export const packageEventTypes = pgTable(
  "package_event_types",
  {
    packageId: ref()
      .notNull()
      .references(() => packages.id, { onDelete: "cascade" }),
    eventTypeId: ref()
      .notNull()
      .references(() => eventTypes.id),
  },
  (table) => [
    primaryKey({ columns: [table.packageId, table.eventTypeId] }),
    index("package_event_types_type").on(table.eventTypeId),
  ],
);
