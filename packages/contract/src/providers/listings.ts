import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { CalendarDate, Id } from "../call/shapes.ts";
import { SubjectPayment } from "../payments/subjects.ts";
import { listingMessages } from "./listing-messages.ts";

const tags = ["listings"];
const path = "/api/v1/pro/subscription" as const;

/** A period of listing that may be bought, and its price. */
export const ListingPrice = z.object({
  months: z.int().positive(),
  /** Taxes included. */
  price_fcfa: z.int().positive(),
});
export type ListingPrice = z.infer<typeof ListingPrice>;

/** The same for a provider: what it would run from and to, paid today. */
export const ListingOffer = ListingPrice.extend({ starts_on: CalendarDate, ends_on: CalendarDate });
export type ListingOffer = z.infer<typeof ListingOffer>;

/** A period of the past, of today or to come. */
export const ListingPeriod = z.object({
  id: Id,
  starts_on: CalendarDate,
  ends_on: CalendarDate,
  /** `withdrawn`: it was given back, or staff ended it before its first day. */
  state: z.enum(["coming", "running", "over", "withdrawn"]),
  /** Why it was free; null for one that was paid. */
  reason: z.string().nullable(),
  /** Null for a free one. */
  payment: SubjectPayment.nullable(),
});
export type ListingPeriod = z.infer<typeof ListingPeriod>;

/** The listing of a provider in the directory, as its team sees it. */
export const Listing = z.object({
  /** `none` before the first period; `ended` once the last one is over. */
  state: z.enum(["none", "running", "ended"]),
  /** The last day of what it has, or had; null without any. */
  ends_on: CalendarDate.nullable(),
  /** How many days follow today; null unless one runs. */
  days_left: z.int().nullable(),
  /** Where the page stands: `released` waits for a listing only. */
  page: z.enum(["incomplete", "draft", "released", "public", "suspended"]),
  offers: z.array(ListingOffer),
  /** The newest first; for owners only. */
  periods: z.array(ListingPeriod),
  /** The payment that is under way; for owners only. */
  pending: SubjectPayment.nullable(),
  can: z.object({ pay: z.boolean() }),
});
export type Listing = z.infer<typeof Listing>;

export const listings = {
  /** What a listing costs, the shortest period first. */
  prices: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/listing-prices",
      tags,
      summary: "Prices of the listing in the directory",
    })
    .output(z.object({ data: z.array(ListingPrice) })),

  /** The listing of the caller's shop: its state, what it costs, and what was paid. */
  get: call("provider")
    .route({ method: "GET", path, tags, summary: "The shop's listing" })
    .output(Listing)
    .errors(refusals("no-shop", "sells-without-listing")),

  /**
   * Opens the payment of a period, for an owner; the same period again answers the same payment. It
   * is paid on `/paiement/{reference}` and begins after what runs.
   */
  buy: call("provider")
    .route({ method: "POST", path: `${path}/purchases`, tags, summary: "Buy a period of listing" })
    .input(
      z.object({
        months: z.coerce
          .number(listingMessages.periodRequired)
          .int(listingMessages.periodRequired)
          .min(1, listingMessages.periodRequired)
          .max(60, listingMessages.periodRequired),
      }),
    )
    .output(z.object({ reference: z.string() }))
    .errors(
      refusals(
        "no-shop",
        "owner-only-listing",
        "sells-without-listing",
        "shop-suspended",
        "listing-shop-incomplete",
        "deposits-closed",
      ),
    ),
};
