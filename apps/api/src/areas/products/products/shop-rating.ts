import { sql } from "drizzle-orm";
import { products } from "./tables.ts";

/** How many reviews the products of a statement have, and the mean of their ratings in tenths, 0 without one. */
export const shopRating = {
  reviews: sql<number>`coalesce(sum(${products.reviewCount}), 0)`.mapWith(Number),
  tenths:
    sql<number>`coalesce(round(sum(${products.ratingTenths} * ${products.reviewCount})::numeric
    / nullif(sum(${products.reviewCount}), 0)), 0)`.mapWith(Number),
};
