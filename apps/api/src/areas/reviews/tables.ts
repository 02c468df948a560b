import { discoveryChannels } from "@jdj/contract/reviews/discovery-channels";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId } from "../../database/columns.ts";
import { customers } from "../identity/users/tables.ts";
import { products } from "../products/products/tables.ts";
import { providers } from "../providers/tables.ts";

/**
 * What customers say of a provider, or of a product that they bought of one: one review each. Triggers
 * keep `mark_tenths` and `review_count` of the provider or the product: also when an account is erased
 * with its reviews.
 */
export const reviews = pgTable(
  "reviews",
  {
    id: rowId(),
    providerId: ref()
      .notNull()
      .references(() => providers.id, { onDelete: "cascade" }),
    /** The product that it is about; null for a review of the provider. */
    productId: ref("article_id").references(() => products.id, { onDelete: "cascade" }),
    /** Null for an invented author of the demonstration. */
    customerId: ref().references(() => customers.id, { onDelete: "cascade" }),
    /** The given names and the last name of an invented author; null where a customer wrote it. */
    authorGivenNames: text("author_given_names"),
    authorLastName: text("author_last_name"),
    /** Ratings of one to five stars. A product gets one rating, which is all three. */
    professionalism: integer().notNull(),
    qualityPriceRatio: integer("quality_price_ratio").notNull(),
    recommendation: integer().notNull(),
    /** The global mark: the mean of the three, in tenths. */
    ratingTenths: integer("mark_tenths")
      .notNull()
      .generatedAlwaysAs(
        sql`round((professionalism + quality_price_ratio + recommendation) * 10 / 3.0)::integer`,
      ),
    discoveryChannel: text("discovery_channel", { enum: discoveryChannels }).notNull(),
    description: text().notNull(),
    /** Whether the service took place (a quote confirmed as done, a past booking), or the product was bought. */
    verified: boolean().notNull(),
    /** Whether the provider answered its author, or served them. */
    contacted: boolean().notNull().default(false),
    /** The provider's answer, and when it was written; null without one. */
    reply: text(),
    repliedAt: instant(),
    /** When staff hid it; null while it is shown. */
    hiddenAt: instant(),
    /** Why staff hid it, as its author and the provider read it. */
    hiddenReason: text("hidden_reason"),
    /** When staff looked at its reports and let it stay; later reports ask again. */
    checkedAt: instant(),
    updatedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("reviews_author_key")
      .on(table.customerId, table.providerId)
      .where(sql`${table.productId} is null`),
    uniqueIndex("reviews_buyer_key")
      .on(table.customerId, table.productId)
      .where(sql`${table.productId} is not null`),
    index("reviews_customer").on(table.customerId),
    index("reviews_article").on(table.productId, table.createdAt.desc(), table.id.desc()),
    index("reviews_provider").on(table.providerId, table.createdAt.desc(), table.id.desc()),
    index("reviews_newest").on(table.createdAt.desc(), table.id.desc()),
    check(
      "reviews_ratings",
      sql`${table.professionalism} between 1 and 5 and ${table.qualityPriceRatio} between 1 and 5 and ${table.recommendation} between 1 and 5`,
    ),
    check(
      "reviews_author",
      sql`(${table.customerId} is null) = (${table.authorGivenNames} is not null) and (${table.customerId} is null) = (${table.authorLastName} is not null)`,
    ),
  ],
);

/** Who asked staff to look at a review, and why. */
export const reviewReports = pgTable(
  "review_reports",
  {
    reviewId: ref()
      .notNull()
      .references(() => reviews.id, { onDelete: "cascade" }),
    customerId: ref()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    reason: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.customerId] }),
    index("review_reports_customer").on(table.customerId),
    index("review_reports_newest").on(table.createdAt),
  ],
);
