import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { CalendarDate } from "../call/shapes.ts";
import { SubjectPayment } from "../payments/subjects.ts";
import { listingMessages } from "./listing-messages.ts";
import { ListingPeriod } from "./listings.ts";

const tags = ["listings"];
const path = "/api/v1/pro/boost" as const;

/** For how many days a provider may stand before the others, and its price. */
export const BoostPrice = z.object({
  days: z.int().positive(),
  /** Taxes included. */
  price_fcfa: z.int().positive(),
});
export type BoostPrice = z.infer<typeof BoostPrice>;

/** The same for a provider: the days that it would have, paid today. */
export const BoostOffer = BoostPrice.extend({
  starts_on: CalendarDate,
  ends_on: CalendarDate,
  /** Whether the listing runs on all of these days. */
  is_listed: z.boolean(),
});
export type BoostOffer = z.infer<typeof BoostOffer>;

/** A boost of the past, of today or to come, and what it brought. */
export const BoostPeriod = ListingPeriod.extend({
  seen: z.int(),
  requested: z.int(),
  /** Visits on as many days before the first one. */
  seen_before: z.int(),
});
export type BoostPeriod = z.infer<typeof BoostPeriod>;

/** The boosts of a provider, as its team sees them. */
export const Boost = z.object({
  /** Where the page stands; `highlighted`: staff recommend it, which is before every boost. */
  page: z.enum(["hidden", "suspended", "highlighted", "public"]),
  /** The last day of the one that runs; null without any. */
  ends_on: CalendarDate.nullable(),
  offers: z.array(BoostOffer),
  /** The newest first; for owners only. */
  periods: z.array(BoostPeriod),
  /** The payment that is under way; for owners only. */
  pending: SubjectPayment.nullable(),
  can: z.object({ pay: z.boolean() }),
});
export type Boost = z.infer<typeof Boost>;

export const boosts = {
  /** What a boost costs, the shortest first. */
  prices: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/boost-prices",
      tags,
      summary: "Prices of a boost in the directory",
    })
    .output(z.object({ data: z.array(BoostPrice) })),

  /** The boosts of the caller's shop: what runs, what it costs, what it brought. */
  get: call("provider")
    .route({ method: "GET", path, tags, summary: "The shop's boosts" })
    .output(Boost)
    .errors(refusals("no-shop", "sells-without-listing")),

  /**
   * Opens the payment of a boost, for an owner; the same days again answer the same payment. It is
   * paid on `/paiement/{reference}` and begins on the first day with a free place.
   */
  buy: call("provider")
    .route({ method: "POST", path: `${path}/purchases`, tags, summary: "Buy a boost" })
    .input(
      z.object({
        days: z.coerce
          .number(listingMessages.boostRequired)
          .int(listingMessages.boostRequired)
          .min(1, listingMessages.boostRequired)
          .max(366, listingMessages.boostRequired),
      }),
    )
    .output(z.object({ reference: z.string() }))
    .errors(
      refusals(
        "no-shop",
        "owner-only-listing",
        "sells-without-listing",
        "shop-suspended",
        "boost-page-hidden",
        "boost-highlighted",
        "boost-beyond-listing",
        "deposits-closed",
      ),
    ),
};
