import { z } from "zod";
import { call } from "../call/call.ts";
import { readAmount } from "../call/read-amount.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, line, oneOf, optionalLine, PathId } from "../call/shapes.ts";
import { paragraphsOrNone } from "../content/paragraphs.ts";
import { OwnImage } from "./images.ts";
import { optionalPrice, priceInput, whole } from "./price-input.ts";
import { productFilters, productStates, VARIANTS_MAX } from "./seller-limits.ts";
import { sellingMessages as sentences } from "./seller-messages.ts";

/** The most units of a variant. */
const STOCK_MAX = 100_000;

const OwnVariant = z.object({
  id: Id,
  size: z.string().nullable(),
  colour: z.string().nullable(),
  /** FCFA; null for the product's. */
  price: z.int().nullable(),
  /** Null for a service. */
  stock: z.int().nullable(),
  /** Units that unpaid orders hold. */
  reserved: z.int(),
});

/** A product as its team edits it. */
export const OwnProduct = z.object({
  id: Id,
  version: z.int(),
  kind: z.enum(["product", "service"]),
  state: z.enum(productStates),
  /** Why staff withdrew it; null unless they did. */
  suspension_reason: z.string().nullable(),
  name: z.string(),
  category_id: Id,
  description: z.string(),
  /** FCFA, with tax. */
  price: z.int(),
  old_price: z.int().nullable(),
  day_capacity: z.int().nullable(),
  notice_days: z.int(),
  variants: z.array(OwnVariant),
  images: z.array(OwnImage),
});
export type OwnProduct = z.infer<typeof OwnProduct>;

/** A product in the list of its team. */
export const OwnProductRow = z.object({
  id: Id,
  kind: z.enum(["product", "service"]),
  state: z.enum(productStates),
  /** Why staff withdrew it; null unless they did. */
  suspension_reason: z.string().nullable(),
  name: z.string(),
  category: z.string(),
  price: z.int(),
  old_price: z.int().nullable(),
  /** A path of this site; null without a picture. */
  image: z.string().nullable(),
  variants: z.int(),
  /** Units that may still be ordered; null for a service. */
  available: z.int().nullable(),
  /** Whether a variant runs low. */
  low: z.boolean(),
  day_capacity: z.int().nullable(),
});
export type OwnProductRow = z.infer<typeof OwnProductRow>;

const VariantForm = z.object({
  /** Of a stored variant; missing for a new one. */
  id: PathId.optional(),
  size: optionalLine(30),
  colour: optionalLine(30).default(null),
  price: optionalPrice(sentences.priceInvalid),
  /**
   * Of a product, units that the seller wants to hold: the stored stock changes by what they differ
   * from `stock_seen`. A service has none.
   */
  stock: z
    .preprocess(
      readAmount,
      z
        .int(sentences.stockInvalid)
        .min(0, sentences.stockInvalid)
        .max(STOCK_MAX, sentences.stockInvalid)
        .nullable(),
    )
    .default(null),
  /** The stock that the form was filled from. */
  stock_seen: whole(0, 2_000_000_000, sentences.stockInvalid).default(0),
});

/** What is written of a product. */
const ProductForm = z.object({
  kind: oneOf(["product", "service"], sentences.kindRequired),
  name: line(sentences.nameRequired, 120),
  category_id: whole(1, 2_000_000_000, sentences.categoryRequired),
  description: paragraphsOrNone(4000),
  price: priceInput(sentences.priceInvalid),
  /** Before a reduction; higher than the price. */
  old_price: optionalPrice(sentences.oldPriceInvalid),
  /**
   * They replace the stored ones, which are known by `id`. A product has one at least; those of a
   * service are told apart by `size` alone, and it has one without a name where none is sent.
   */
  variants: z.array(VariantForm).max(VARIANTS_MAX, sentences.variantsMost).default([]),
  /** Of a service: orders for one day, of all its variants together. */
  day_capacity: z.preprocess(
    readAmount,
    z
      .int(sentences.capacityInvalid)
      .min(1, sentences.capacityInvalid)
      .max(1000, sentences.capacityInvalid)
      .nullable(),
  ),
  /** Of a service: days between the order and the earliest day. */
  notice_days: whole(0, 365, sentences.noticeInvalid).default(0),
});
export type ProductForm = z.infer<typeof ProductForm>;

const tags = ["selling"];
const productId = z.object({ id: PathId });

const ProductCounts = z.object({
  all: z.int(),
  online: z.int(),
  draft: z.int(),
  low: z.int(),
});

export const sellerProducts = {
  /** The products of the shop, the newest first, by words of the name and by state. */
  list: call("provider")
    .route({ method: "GET", path: "/api/v1/pro/articles", tags, summary: "Own articles" })
    .input(
      z.object({
        search: z.string().max(100).default(""),
        show: z.enum(productFilters).catch("all").default("all"),
        page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1),
      }),
    )
    .output(
      z.object({
        data: z.array(OwnProductRow),
        total: z.int(),
        current_page: z.int(),
        last_page: z.int(),
        /** How many products each filter shows, whatever is searched. */
        counts: ProductCounts,
      }),
    )
    .errors(refusals("no-shop", "not-a-seller")),

  /** How many products each filter shows. */
  counts: call("provider")
    .route({
      method: "GET",
      path: "/api/v1/pro/articles/counts",
      tags,
      summary: "Articles by filter",
    })
    .output(
      ProductCounts.extend({
        /** Delivery zones, without which nothing is sold. */
        zones: z.int(),
      }),
    )
    .errors(refusals("no-shop", "not-a-seller")),

  /** The categories that a product may be in. */
  categories: call("provider")
    .route({
      method: "GET",
      path: "/api/v1/pro/articles/categories",
      tags,
      summary: "Categories of articles",
    })
    .output(
      z.object({
        data: z.array(z.object({ id: Id, name: z.string(), parent: z.string().nullable() })),
      }),
    )
    .errors(refusals("no-shop")),

  get: call("provider")
    .route({ method: "GET", path: "/api/v1/pro/articles/{id}", tags, summary: "An article" })
    .input(productId)
    .output(OwnProduct)
    .errors(refusals("no-shop", "not-a-seller", "not-found")),

  /** Adds a product, which only its team sees until it is published. */
  create: call("provider", "catalogue:write")
    .route({ method: "POST", path: "/api/v1/pro/articles", tags, summary: "Add an article" })
    .input(ProductForm)
    .output(Done.extend({ id: Id }))
    .errors(refusals("no-shop", "manager-only", "not-a-seller")),

  /**
   * Saves a product; goods stay goods. Stocks change by the difference between what was
   * typed and what was shown, so that orders in between count. Refused (409) when another version
   * was shown.
   */
  update: call("provider", "catalogue:write")
    .route({ method: "PUT", path: "/api/v1/pro/articles/{id}", tags, summary: "Save an article" })
    .input(ProductForm.extend({ id: PathId, version: z.coerce.number().int() }))
    .output(Done)
    .errors(refusals("no-shop", "manager-only", "not-a-seller", "not-found", "changed-meanwhile")),

  /** Puts a product on sale. */
  publish: call("provider", "catalogue:write")
    .route({
      method: "POST",
      path: "/api/v1/pro/articles/{id}/publish",
      tags,
      summary: "Put an article on sale",
    })
    .input(productId)
    .output(Done)
    .errors(
      refusals(
        "no-shop",
        "manager-only",
        "not-a-seller",
        "not-found",
        "article-suspended",
        "selling-suspended",
        "article-without-photo",
        "nowhere-delivered",
      ),
    ),

  /** Takes a product off sale; its orders stand. */
  unpublish: call("provider", "catalogue:write")
    .route({
      method: "DELETE",
      path: "/api/v1/pro/articles/{id}/publish",
      tags,
      summary: "Take an article off sale",
    })
    .input(productId)
    .output(Done)
    .errors(refusals("no-shop", "manager-only", "not-a-seller", "not-found")),

  /** Removes a product for good; its orders stand. */
  remove: call("provider", "catalogue:delete")
    .route({
      method: "DELETE",
      path: "/api/v1/pro/articles/{id}",
      tags,
      summary: "Delete an article",
    })
    .input(productId)
    .output(Done)
    .errors(refusals("no-shop", "owner-only-deletion", "not-a-seller", "not-found")),
};
