import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, PathId } from "../call/shapes.ts";
import { priceUnits } from "../prices/price-unit.ts";

/** As many favourites as a customer may have. */
export const MOST_FAVOURITES = 500;

/** A favourite shop in its category. */
const FavouriteShop = z.object({
  id: Id,
  name: z.string(),
  /** The shop's cover; null without one. */
  path: z.string().nullable(),
  short_description: z.string(),
  /** FCFA; null when unknown. */
  min_price: z.int().nullable(),
  max_price: z.int().nullable(),
  /** What the prices are for; null where the provider has not said it. */
  price_unit: z.enum(priceUnits).nullable(),
});
export type FavouriteShop = z.infer<typeof FavouriteShop>;

const tags = ["directory"];

export const favourites = {
  /** The caller's favourites: by category name, or with `ids_only` as numbers. */
  list: call("customer")
    .route({ method: "GET", path: "/api/v1/favorites", tags, summary: "Favourite shops" })
    .input(z.object({ customer_id: PathId, ids_only: z.enum(["true", "false"]).optional() }))
    .output(z.union([z.array(Id), z.record(z.string(), z.array(FavouriteShop))]))
    .errors(refusals("not-found")),

  /** Replaces the caller's favourites. Shops that are not shown are left out. */
  update: call("customer")
    .route({ method: "PUT", path: "/api/v1/favorites", tags, summary: "Replace the favourites" })
    .input(
      z.object({
        customer_id: PathId.optional(),
        favorite_ids: z.array(PathId).max(MOST_FAVOURITES),
      }),
    )
    .output(z.object({ success: z.literal(true), favorite_ids: z.array(Id) }))
    .errors(refusals("not-found")),

  /** Adds one shop to the favourites or removes it; the others stay. */
  toggle: call("customer")
    .route({
      method: "PUT",
      path: "/api/v1/favorites/{id}",
      tags,
      summary: "Add a favourite or remove it",
    })
    .input(z.object({ id: PathId, favorite: z.boolean() }))
    .output(Done)
    .errors(refusals("not-found", "favourites-full")),
};
