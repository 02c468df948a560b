import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Id, PathId } from "../call/shapes.ts";
import { consoleMessages } from "./messages.ts";
import { ById, listInput, Version } from "./resource.ts";
import { RequestedChange } from "./setting-changes.ts";

const tags = ["console"];
const path = "/api/v1/console/listing-prices" as const;

/** What a listing in the directory or a boost costs for a period. */
export const ConsoleListingPrice = z
  .object({
    id: Id,
    kind: z.enum(["listing", "boost"]),
    /** In months for a listing, in days for a boost. */
    length: z.int(),
    price_fcfa: z.int(),
    on_offer: z.boolean(),
    version: z.int(),
  })
  .meta({ id: "ConsoleListingPrice" });
export type ConsoleListingPrice = z.infer<typeof ConsoleListingPrice>;

/** Whether every payment method takes an amount as it is. */
const isPayable = (fcfa: number) => fcfa >= 100 && fcfa <= 1_500_000 && fcfa % 5 === 0;

export const consoleListingPrices = {
  list: call("staff", "prices:read")
    .route({ method: "GET", path, tags, summary: "Prices of listings and boosts" })
    .input(listInput(["id"], {}))
    .output(pageOf(ConsoleListingPrice)),

  find: call("staff", "prices:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A price of the listing" })
    .input(ById)
    .output(ConsoleListingPrice)
    .errors(refusals("not-found")),

  /** Asks for another price, which a second person sets: a payment that was opened keeps its price. */
  update: call("staff", "prices:write")
    .route({ method: "PUT", path: `${path}/{id}`, tags, summary: "Change a price of the listing" })
    .input(
      z.object({
        id: PathId,
        version: Version,
        price_fcfa: z
          .int(consoleMessages.listingPriceWrong)
          .refine(isPayable, consoleMessages.listingPriceWrong),
        on_offer: z.boolean(),
      }),
    )
    .output(RequestedChange)
    .errors(refusals("not-found", "changed-meanwhile")),
};
