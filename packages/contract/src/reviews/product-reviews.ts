import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id, Instant, PathId } from "../call/shapes.ts";
import { LONGEST_PRODUCT_REVIEW } from "./limits.ts";
import { reviewMessages } from "./messages.ts";
import { lines, page, pageFigures, rating } from "./shapes.ts";

/** Reviews of a product on its own page, and on a page of all of them. */
export const PRODUCT_REVIEWS_SHOWN = 3;
export const PRODUCT_REVIEWS_A_PAGE = 10;

/** A review of a product by somebody who bought it. */
export const ProductReview = z
  .object({
    id: Id,
    /** The last name as its initial. */
    author: z.object({ given_names: z.string(), last_name: z.string() }),
    created_at: Instant,
    /** When its author last changed it; null if never. */
    updated_at: Instant.nullable(),
    mark: z.int().min(1).max(5),
    description: z.string(),
    /** What the seller answered; null for nothing. */
    reply: z.object({ description: z.string(), created_at: Instant }).nullable(),
  })
  .meta({ id: "ProductReview" });
export type ProductReview = z.infer<typeof ProductReview>;

const Product = z.object({
  id: Id,
  name: z.string(),
  item_type: z.enum(["product_model", "service"]),
  seller: z.string(),
  /** Whether the shop shows it. */
  is_listed: z.boolean(),
});

const tags = ["marketplace"];
const path = "/api/v1/marketplace/articles/{id}" as const;
const byId = z.object({ id: PathId });

export const productReviews = {
  /** The reviews of a listed product, the newest first. A page after the last is the last. */
  list: call("anyone")
    .route({ method: "GET", path: `${path}/reviews`, tags, summary: "Reviews of an article" })
    .input(byId.extend({ page }))
    .output(
      z.object({
        ...pageFigures,
        data: z.array(ProductReview),
        /** The mean of all ratings, to one decimal; null without a review. */
        mark: z.number().nullable(),
      }),
    )
    .errors(refusals("not-found")),

  /** The caller's own review of a product, and whether they may give or change one: they received it. */
  own: call("customer")
    .route({ method: "GET", path: `${path}/review`, tags, summary: "My review of an article" })
    .input(byId)
    .output(
      z.object({
        article: Product,
        review: ProductReview.nullable(),
        /** Whether staff hid it. */
        is_hidden: z.boolean(),
        can: z.object({ review: z.boolean() }),
      }),
    )
    .errors(refusals("not-found")),

  /** Gives the caller's review of a product that they received, or changes it. */
  save: call("customer")
    .route({ method: "PUT", path: `${path}/review`, tags, summary: "Review an article" })
    .input(
      byId.extend({
        mark: rating,
        description: lines(LONGEST_PRODUCT_REVIEW, reviewMessages.productReviewTooLong).optional(),
      }),
    )
    .output(z.object({ success: z.literal(true), message: z.string(), data: ProductReview }))
    .errors(refusals("not-found", "not-bought", "too-many-requests")),

  /** The reviews of the products of the caller's shop, the newest first. */
  received: call("provider")
    .route({
      method: "GET",
      path: "/api/v1/pro/article-reviews",
      tags,
      summary: "Reviews of my articles",
    })
    .input(z.object({ page }))
    .output(
      z.object({
        ...pageFigures,
        data: z.array(ProductReview.extend({ article: z.object({ id: Id, name: z.string() }) })),
        mark: z.number().nullable(),
      }),
    )
    .errors(refusals("no-shop")),
};
