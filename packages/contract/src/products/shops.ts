import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id, PathId } from "../call/shapes.ts";
import { DeliveryWay, ProductCard } from "./products.ts";

/** What is said of a seller's sales: no fewer than so many parts of orders were delivered. */
export const salesSteps = [0, 1, 10, 50, 100, 500, 1000] as const;

/** A seller as buyers read of them. */
export const Shop = z
  .object({
    id: Id,
    name: z.string(),
    /** Plain text in paragraphs. */
    presentation: z.string(),
    town: z.string(),
    /** The month in which it opened, `YYYY-MM`. */
    since: z.string(),
    /** The mean rating of its products, to one decimal; null without a review. */
    mark: z.number().nullable(),
    reviews_count: z.int(),
    /** The highest of `salesSteps` that its sales reached. */
    sales_from: z.literal(salesSteps),
    preparation_days: z.int(),
    return_days: z.int(),
    delivery: z.array(DeliveryWay),
    /** Whether its page is in the directory. */
    in_directory: z.boolean(),
    /** Invented, for the demonstration. */
    demonstration: z.boolean(),
  })
  .meta({ id: "Shop" });
export type Shop = z.infer<typeof Shop>;

const tags = ["marketplace"];

export const shops = {
  /** The sellers whose products are listed. */
  list: call("anyone")
    .route({ method: "GET", path: "/api/v1/marketplace/sellers", tags, summary: "Sellers" })
    .output(z.array(z.object({ id: Id, name: z.string() }))),

  /** An open seller and a page of their listed products, the newest first. A page after the last is the last. */
  shop: call("anyone")
    .route({ method: "GET", path: "/api/v1/marketplace/sellers/{id}", tags, summary: "A seller" })
    .input(z.object({ id: PathId, page: z.coerce.number().int().min(1).max(10_000).optional() }))
    .output(
      z.object({
        shop: Shop,
        articles: z.array(ProductCard),
        total: z.int(),
        current_page: z.int(),
        last_page: z.int(),
      }),
    )
    .errors(refusals("not-found")),
};
