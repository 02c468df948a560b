import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { createdAt, instant, lexemes, ref, rowId, version } from "../../../database/columns.ts";
import { sellers } from "../../providers/tables.ts";
import { productCategories } from "../categories/tables.ts";

/** Whether a product may be shown to the public; its seller must be open too. */
export const isOffered = (table: {
  publishedAt: AnyPgColumn;
  suspendedAt: AnyPgColumn;
  removedAt: AnyPgColumn;
}) =>
  sql`${table.publishedAt} is not null and ${table.suspendedAt} is null and ${table.removedAt} is null`;

/**
 * What a seller offers: goods with a stock (`product`), or a service for a date. The database says
 * article, as the paths of the calls do.
 */
export const products = pgTable(
  "articles",
  {
    id: rowId(),
    providerId: ref()
      .notNull()
      .references(() => sellers.providerId, { onDelete: "cascade" }),
    /** `item_type` of the specification. */
    kind: text({ enum: ["product", "service"] }).notNull(),
    categoryId: ref()
      .notNull()
      .references(() => productCategories.id),
    name: text().notNull(),
    /** Plain text in paragraphs. */
    description: text().notNull().default(""),
    /** With tax, of variants without a price of their own. */
    priceFcfa: integer("price_fcfa").notNull(),
    /** The price before a reduction; null without one. */
    oldPriceFcfa: integer("old_price_fcfa"),
    /** Orders of a service for one day; null for goods. */
    dayCapacity: integer("day_capacity"),
    /** Days between the order and the earliest day of a service. */
    noticeDays: integer("notice_days").notNull().default(0),
    /** When it was last published; null while only its seller sees it. */
    publishedAt: instant(),
    /** When staff withdrew it; null while it is shown. */
    suspendedAt: instant(),
    /** Why, as its seller's team reads it. */
    suspensionReason: text("suspension_reason"),
    /** When its seller withdrew it for good; its orders stand. */
    removedAt: instant(),
    /** Grows by one whenever it is saved. */
    version: version(),
    /** Invented, for the demonstration. */
    demonstration: boolean().notNull().default(false),
    /** The lowest price of its variants, written by triggers. */
    lowestPriceFcfa: integer("lowest_price_fcfa").notNull().default(0),
    /** The mean of its reviews' ratings, in tenths, null without one, and how many there are; written by triggers. */
    ratingTenths: integer("mark_tenths"),
    reviewCount: integer("review_count").notNull().default(0),
    /** `publishedAt` while the public sees it and its seller is open, else null; written by triggers. */
    listedAt: instant(),
    /**
     * What the search reads, written by triggers (`search-index/listed-products.ts` has its lexemes): the words of
     * the name, categories, seller and colours, and its categories. Empty while it is not listed.
     */
    document: lexemes().notNull().default(sql`''`),
    createdAt: createdAt(),
  },
  (table) => [
    index("articles_seller").on(table.providerId, table.id),
    index("articles_category").on(table.categoryId, table.id),
    index("articles_newest")
      .on(table.listedAt.desc(), table.id.desc())
      .where(sql`${table.listedAt} is not null`),
    index("articles_price")
      .on(table.lowestPriceFcfa, table.id)
      .where(sql`${table.listedAt} is not null`),
    index("articles_kept").on(table.id).where(sql`${table.removedAt} is null`),
    index("articles_not_suspended")
      .on(table.id)
      .where(sql`${table.removedAt} is null and ${table.suspendedAt} is null`),
    index("articles_suspended").on(table.id).where(sql`${table.suspendedAt} is not null`),
    index("articles_plain_name").using("gin", sql`plain_text(${table.name}) gin_trgm_ops`),
    check(
      "articles_figures",
      sql`${table.priceFcfa} > 0 and (${table.oldPriceFcfa} is null or ${table.oldPriceFcfa} > ${table.priceFcfa}) and ${table.noticeDays} between 0 and 365`,
    ),
    check(
      "articles_kind",
      sql`(${table.kind} = 'service') = (${table.dayCapacity} is not null) and coalesce(${table.dayCapacity}, 1) between 1 and 1000`,
    ),
  ],
);

/**
 * What is ordered of a product: one size and colour of it. Every product has one variant at least,
 * without options where it has none. `reserved` is what placed orders hold; stock that is sold
 * leaves both.
 */
export const productVariants = pgTable(
  "article_variants",
  {
    id: rowId(),
    productId: ref("article_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** Null where the product has no sizes. */
    size: text(),
    /** Null where the product has no colours. */
    colour: text(),
    /** Its own price with tax; null for the product's. */
    priceFcfa: integer("price_fcfa"),
    /** Units that the seller holds; null for a service, whose days are counted instead. */
    stock: integer(),
    /** Units of the stock that unpaid orders hold. */
    reserved: integer().notNull().default(0),
    position: integer().notNull(),
    /** When its seller withdrew it; its orders stand. */
    removedAt: instant(),
  },
  (table) => [
    index("article_variants_article").on(table.productId, table.position),
    uniqueIndex("article_variants_options_key")
      .on(table.productId, sql`coalesce(${table.size}, '')`, sql`coalesce(${table.colour}, '')`)
      .where(sql`${table.removedAt} is null`),
    check(
      "article_variants_stock",
      sql`${table.reserved} >= 0 and (${table.stock} is null or ${table.stock} >= ${table.reserved})`,
    ),
    check("article_variants_price", sql`${table.priceFcfa} > 0`),
  ],
);

/** The pictures of a product, in their order; the first is on its card. */
export const productImages = pgTable(
  "article_images",
  {
    id: rowId(),
    productId: ref("article_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** The key in the file storage; null for a drawing of ours. */
    storageKey: text("storage_key"),
    /** Which drawing it is, by name and seed (`cake/1200`); null for a file, and for any drawing. */
    drawing: text(),
    /** What the picture shows, for those who do not see it. */
    caption: text().notNull().default(""),
    position: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("article_images_article").on(table.productId, table.position, table.id),
    uniqueIndex("article_images_storage_key").on(table.storageKey),
  ],
);
