import { priceUnits } from "@jdj/contract/prices/price-unit";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import {
  createdAt,
  instant,
  lexemes,
  ref,
  rowId,
  version,
  wordList,
} from "../../database/columns.ts";
import { serviceTypes } from "../service-types/tables.ts";
import { towns } from "./towns/tables.ts";

const fcfa = (name: string) => bigint(name, { mode: "number" });

/** Whether the public sees a provider: published, and not withdrawn by staff. */
export const isPublic = (table: { publishedAt: AnyPgColumn; suspendedAt: AnyPgColumn }) =>
  sql`${table.publishedAt} is not null and ${table.suspendedAt} is null`;

/** Whether a provider is highly recommended. Written out, so that the partial index serves it. */
export const isHighlighted = (table: { rank: AnyPgColumn }) => sql`${table.rank} = 1`;

/** Whether a boost runs for a provider that is not highly recommended. Written out as well. */
export const isBoosted = (table: { rank: AnyPgColumn }) => sql`${table.rank} = 2`;

/** A provider of services in the directory. */
export const providers = pgTable(
  "providers",
  {
    id: rowId(),
    name: text().notNull(),
    shortDescription: text("short_description").notNull(),
    /** The commune or town where they work; null until it is chosen. */
    townId: ref().references(() => towns.id),
    /** What the provider's page says, as harmless HTML. */
    description: text().notNull().default(""),
    /** E.164; shown to those who sent a request. */
    phone: text(),
    /** E.164. */
    whatsapp: text(),
    email: text(),
    website: text(),
    /** The price of their services, FCFA; null when unknown. */
    minPriceFcfa: fcfa("min_price_fcfa"),
    maxPriceFcfa: fcfa("max_price_fcfa"),
    /** What the prices are for; null where the provider has not said it. */
    priceUnit: text("price_unit", { enum: priceUnits }),
    /**
     * The place in the directory: 1 for the highly recommended ones, 2 for those who paid a boost,
     * 3 and 4 for the two subscriptions, then 5. Written by `subscriptions/advance-subscriptions.ts`.
     */
    rank: integer().notNull().default(5),
    /** The subscription that shows a badge: 1 or 2; null without one. Written with `rank`. */
    subscription: integer(),
    /** Their taxpayer number (« NCC »), as they gave it: `1234567A`; null without one. */
    taxpayerNumber: text("taxpayer_number"),
    /** Whether they say that their sales are subject to VAT: then their prices contain it. */
    isTaxed: boolean("is_taxed").notNull().default(false),
    /** Days before a date on which a customer must book at the latest; 0 for none. */
    noticeDays: integer("notice_days").notNull().default(0),
    /** When staff checked who they are; null before. */
    verifiedAt: instant(),
    /** When its team published the page; null while it is being written, or after they took it out. */
    releasedAt: instant(),
    /**
     * When the page went public; null while its team has not published it, or no listing runs. Written
     * with `releasedAt` by `subscriptions/show-provider.ts`.
     */
    publishedAt: instant(),
    /** When staff withdrew it; null while it is shown. */
    suspendedAt: instant(),
    /** Why, as its team reads it. */
    suspensionReason: text("suspension_reason"),
    /** The mean of the global ratings of its reviews in tenths, 10 to 50; null without a review. */
    ratingTenths: integer("mark_tenths"),
    /** How many reviews are shown. */
    reviewCount: integer("review_count").notNull().default(0),
    /** Grows by one whenever the team saves its texts or prices. */
    version: version(),
    /** Invented, for the demonstration. */
    demonstration: boolean().notNull().default(false),
    /**
     * What the search reads, written by triggers (`search-index/published-directory.ts` has its lexemes): the words of
     * the name, town, description and services, and one lexeme per facet. Empty while the page is
     * not public.
     */
    document: lexemes().notNull().default(sql`''`),
    createdAt: createdAt(),
  },
  (table) => [
    index("providers_rank_index").on(table.rank, table.name, table.id).where(isPublic(table)),
    index("providers_name_index").on(table.name, table.id).where(isPublic(table)),
    index("providers_town").on(table.townId),
    index("providers_visible").on(table.id).where(isPublic(table)),
    index("providers_unpublished")
      .on(table.id)
      .where(sql`${table.publishedAt} is null and ${table.suspendedAt} is null`),
    index("providers_suspended").on(table.id).where(sql`${table.suspendedAt} is not null`),
    index("providers_subscribed")
      .on(table.subscription, table.id)
      .where(sql`${table.subscription} is not null`),
    index("providers_highlighted").on(table.id).where(isHighlighted(table)),
    index("providers_boosted").on(table.id).where(isBoosted(table)),
    index("providers_notice").on(table.noticeDays).where(sql`${table.noticeDays} > 0`),
    check("providers_notice_days", sql`${table.noticeDays} between 0 and 365`),
    index("providers_email").on(sql`lower(${table.email})`),
    index("providers_phone").on(table.phone),
    check(
      "providers_price_unit",
      sql`${table.priceUnit} in ${wordList(priceUnits)} and (${table.priceUnit} <> 'request' or coalesce(${table.minPriceFcfa}, ${table.maxPriceFcfa}) is null)`,
    ),
    check("providers_taxpayer", sql`${table.taxpayerNumber} ~ '^[0-9]{7}[A-Z]$'`),
    check("providers_taxed", sql`not ${table.isTaxed} or ${table.taxpayerNumber} is not null`),
    index("providers_plain_name").using("gin", sql`plain_text(${table.name}) gin_trgm_ops`),
  ],
);

/**
 * How many providers have each facet: `#1` a service type, `@7` a town, `*` all of them. Written by
 * triggers.
 */
export const providerCounts = pgTable("provider_counts", {
  facet: text().primaryKey(),
  providers: integer().notNull(),
});

/** The services of a provider. */
export const providerServices = pgTable(
  "provider_services",
  {
    providerId: ref()
      .notNull()
      .references(() => providers.id, { onDelete: "cascade" }),
    serviceTypeId: ref()
      .notNull()
      .references(() => serviceTypes.id),
  },
  (table) => [
    primaryKey({ columns: [table.providerId, table.serviceTypeId] }),
    index("provider_services_type_index").on(table.serviceTypeId),
  ],
);

/** Whether the public sees what a seller offers: opened, and not withdrawn by staff. */
export const isOpen = (table: { openedAt: AnyPgColumn; suspendedAt: AnyPgColumn }) =>
  sql`${table.openedAt} is not null and ${table.suspendedAt} is null`;

/**
 * A seller of the marketplace: a provider's account that also, or only, sells products. Its name,
 * phone and members are the provider's; a seller whose provider is not published is not in the
 * directory.
 */
export const sellers = pgTable(
  "sellers",
  {
    providerId: ref()
      .primaryKey()
      .references(() => providers.id, { onDelete: "cascade" }),
    /** What buyers read about the seller; plain text. */
    presentation: text().notNull().default(""),
    /** The commission in percent; null for the one of the settings. */
    commissionPercent: integer("commission_percent"),
    /** Working days until an order is prepared. */
    preparationDays: integer("preparation_days").notNull().default(2),
    /** Days after delivery in which a product may be returned; 0 for none. */
    returnDays: integer("return_days").notNull().default(7),
    /** Whether it does not present services in the directory: its team sees nothing of a shop. */
    sellsOnly: boolean().notNull().default(false),
    /** When staff accepted it; null while it is being prepared. */
    openedAt: instant(),
    /** When staff withdrew it; null while it is shown. */
    suspendedAt: instant(),
    /** Grows by one whenever the team saves it. */
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    index("sellers_open").on(table.providerId).where(isOpen(table)),
    check(
      "sellers_figures",
      sql`coalesce(${table.commissionPercent}, 0) between 0 and 50 and ${table.preparationDays} between 0 and 60 and ${table.returnDays} between 0 and 60`,
    ),
  ],
);

/** The towns that a provider serves beside the one where they work. */
export const providerTowns = pgTable(
  "provider_towns",
  {
    providerId: ref()
      .notNull()
      .references(() => providers.id, { onDelete: "cascade" }),
    townId: ref()
      .notNull()
      .references(() => towns.id),
  },
  (table) => [
    primaryKey({ columns: [table.providerId, table.townId] }),
    index("provider_towns_town").on(table.townId),
  ],
);
