import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, lexemes, plainWord, ref, rowId } from "../../../database/columns.ts";
import { serviceTypes } from "../../service-types/tables.ts";

const fcfa = (name: string) => bigint(name, { mode: "number" });

/** A provider of services in the directory. */
export const providers = pgTable(
  "providers",
  {
    id: rowId(),
    name: text().notNull(),
    shortDescription: text("short_description").notNull(),
    /** The commune or town where they work. */
    town: text().notNull(),
    /** The price of their services, FCFA; null when unknown. */
    minPriceFcfa: fcfa("min_price_fcfa"),
    maxPriceFcfa: fcfa("max_price_fcfa"),
    /** 1 for the highly recommended ones; the others follow. */
    rank: integer().notNull().default(2),
    /** Invented, for the demonstration. */
    demonstration: boolean().notNull().default(false),
    /**
     * What the search reads, written by triggers (`search-query.ts` has its lexemes): the words of
     * the name, town, description and services, and one lexeme per facet.
     */
    document: lexemes().notNull().default(sql`''`),
    createdAt: createdAt(),
  },
  (table) => [
    index("providers_rank_index").on(table.rank, table.name, table.id),
    index("providers_document").using("gin", table.document),
  ],
);

/**
 * How many providers have each facet: `#1` a service type, `@Cocody` a town, an empty text all of
 * them. Written by triggers.
 */
export const providerCounts = pgTable("provider_counts", {
  facet: text().primaryKey(),
  providers: integer().notNull(),
});

/**
 * The words of three letters or more that a provider has or had: a misspelled word is looked for
 * among them. Written by triggers.
 */
export const providerWords = pgTable(
  "provider_words",
  { word: plainWord().primaryKey() },
  (table) => [index("provider_words_near").using("gin", table.word.op("gin_trgm_ops"))],
);

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
