import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, PathId } from "../call/shapes.ts";
import { ProductCard } from "./products.ts";

/** As many products as a customer may wish for. */
export const MOST_WISHES = 300;

/** Wishes on a page. */
export const WISHES_A_PAGE = 24;

const tags = ["marketplace"];

export const wishes = {
  /** The listed products on the caller's wish list, the newest wishes first. A page after the last is the last. */
  list: call("customer")
    .route({ method: "GET", path: "/api/v1/wishes", tags, summary: "My wish list" })
    .input(z.object({ page: z.coerce.number().int().min(1).max(10_000).optional() }))
    .output(
      z.object({
        data: z.array(ProductCard),
        /** Those that are listed. */
        total: z.int(),
        /** How many others are not sold any more. */
        gone: z.int(),
        current_page: z.int(),
        last_page: z.int(),
      }),
    ),

  /** The numbers of all products on it. */
  ids: call("customer")
    .route({ method: "GET", path: "/api/v1/wishes/ids", tags, summary: "Ids of my wish list" })
    .output(z.array(Id)),

  /** Puts a product on the wish list or takes it off; the others stay. */
  toggle: call("customer")
    .route({ method: "PUT", path: "/api/v1/wishes/{id}", tags, summary: "Wish for an article" })
    .input(z.object({ id: PathId, wished: z.boolean() }))
    .output(Done)
    .errors(refusals("not-found", "wishes-full")),
};
