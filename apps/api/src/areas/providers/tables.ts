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
import { createdAt, instant, lexemes, ref, rowId, version } from "../../database/columns.ts";
import { serviceTypes } from "../service-types/tables.ts";
import { towns } from "./towns/tables.ts";

const fcfa = (name: string) => bigint(name, { mode: "number" });

/** Whether the public sees a provider: published, and not withdrawn by staff. */
export const isPublic = (table: { publishedAt: AnyPgColumn; suspendedAt: AnyPgColumn }) =>
  sql`${table.publishedAt} is not null and ${table.suspendedAt} is null`;

/** Whether a provider is highly recommended. Written out, so that the partial index serves it. */
export const isHighlighted = (table: { rank: AnyPgColumn }) => sql`${table.rank} = 1`;

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
    /**
     * The place in the directory: 1 for the highly recommended ones, then 2 and 3 for the two
     * subscriptions, then 4. Written by `subscriptions/place-provider.ts`.
     */
    rank: integer().notNull().default(4),
    /** The subscription that shows a badge: 1 or 2; null without one. Written with `rank`. */
    subscription: integer(),
    /** Their taxpayer number (« NCC »), as they gave it: `1234567A`; null without one. */
    taxpayerNumber: text("taxpayer_number"),
    /** Whether they say that their sales are subject to VAT: then their prices contain it. */
    isTaxed: boolean("is_taxed").notNull().default(false),
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
    /** The mean of the global marks of its reviews in tenths, 10 to 50; null without a review. */
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
    index("providers_email").on(sql`lower(${table.email})`),
    index("providers_phone").on(table.phone),
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
