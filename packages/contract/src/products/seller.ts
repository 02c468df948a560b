import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done } from "../call/shapes.ts";
import { paragraphsOrNone } from "../content/paragraphs.ts";
import { whole } from "./price-input.ts";
import { sellingMessages as sentences } from "./seller-messages.ts";

/** What a shop settled about its sales. */
export const Seller = z.object({
  version: z.int(),
  /** Plain text. */
  presentation: z.string(),
  /** Working days until an order is prepared. */
  preparation_days: z.int(),
  /** Days after delivery in which a product may be returned; 0 for none. */
  return_days: z.int(),
  /** What the marketplace keeps of each product sold. */
  commission_percent: z.int(),
  /** Whether staff withdrew all that it sells. */
  suspended: z.boolean(),
  /** Whether it only sells, and is not meant for the directory. */
  sells_only: z.boolean(),
});
export type Seller = z.infer<typeof Seller>;

const tags = ["selling"];
const days = whole(0, 60, sentences.daysInvalid);

export const seller = {
  /** What the shop settled; null for one that does not sell. */
  get: call("provider")
    .route({ method: "GET", path: "/api/v1/pro/seller", tags, summary: "Settings of the sales" })
    .output(z.object({ data: Seller.nullable() }))
    .errors(refusals("no-shop")),

  /** Opens the sales of a shop, for its owner; nothing changes for one that sells already. */
  open: call("provider")
    .route({ method: "POST", path: "/api/v1/pro/seller", tags, summary: "Begin to sell" })
    .output(Done)
    .errors(refusals("no-shop", "owner-only-selling", "shop-suspended")),

  /** Saves the settings. Refused (409) when another version was shown. */
  save: call("provider", "catalogue:write")
    .route({ method: "PUT", path: "/api/v1/pro/seller", tags, summary: "Save the settings" })
    .input(
      z.object({
        version: z.coerce.number().int(),
        presentation: paragraphsOrNone(2000),
        preparation_days: days,
        return_days: days,
      }),
    )
    .output(Done)
    .errors(refusals("no-shop", "manager-only", "not-a-seller", "changed-meanwhile")),

  /** Lets a shop that only sells enter the directory too, for its owner. */
  joinDirectory: call("provider")
    .route({
      method: "POST",
      path: "/api/v1/pro/seller/directory",
      tags,
      summary: "Also present services in the directory",
    })
    .output(Done)
    .errors(refusals("no-shop", "owner-only-selling", "not-a-seller")),
};
