import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { CalendarDate, Id, line, PathId } from "../call/shapes.ts";
import { consoleMessages } from "./messages.ts";
import { ById, listInput, Version } from "./resource.ts";
import { RequestedChange } from "./setting-changes.ts";

const tags = ["console"];
const path = "/api/v1/console/visibility-offers" as const;

/** An offer of Joy Visibility with its dates. */
export const ConsoleOffer = z
  .object({
    id: Id,
    name: z.string(),
    description: z.string(),
    price_fcfa: z.int(),
    order_percent: z.int(),
    offered_on: z.string(),
    valid_days: z.int(),
    /** The last day on which it may be ordered. */
    valid_until: z.string(),
    renews_itself: z.boolean(),
    shown: z.boolean(),
    /** Whether the page shows it today. */
    on_offer: z.boolean(),
    version: z.int(),
  })
  .meta({ id: "ConsoleOffer" });
export type ConsoleOffer = z.infer<typeof ConsoleOffer>;

const whole = (least: number, most: number, message: string) =>
  z.int(message).min(least, message).max(most, message);

const offerPrice = {
  price_fcfa: whole(1, 99_999_999, consoleMessages.costWrong),
  order_percent: whole(1, 99, consoleMessages.percentWrong),
};

const offerFields = {
  name: line(consoleMessages.nameRequired, 80),
  description: line(consoleMessages.textRequired, 500),
  offered_on: CalendarDate,
  valid_days: whole(1, 365, consoleMessages.daysWrong),
  renews_itself: z.boolean(),
  shown: z.boolean(),
};

/** What vendors pay for an offer, and which share of it with the order. */
export const OfferPrice = z.object(offerPrice);
/** A new offer. */
export const NewOffer = z.object({ ...offerFields, ...offerPrice });
/** What staff enter for an offer, its price apart. */
export type OfferForm = z.output<z.ZodObject<typeof offerFields>>;
export const consoleOffers = {
  list: call("staff", "prices:read")
    .route({ method: "GET", path, tags, summary: "Offers of Joy Visibility" })
    .input(listInput(["id"], {}))
    .output(pageOf(ConsoleOffer)),

  find: call("staff", "prices:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "An offer" })
    .input(ById)
    .output(ConsoleOffer)
    .errors(refusals("not-found")),

  /** Asks for another offer, which a second person adds. */
  add: call("staff", "prices:write")
    .route({ method: "POST", path, tags, summary: "Add an offer" })
    .input(NewOffer)
    .output(RequestedChange),

  /** Asks for another price, which a second person sets. */
  setPrice: call("staff", "prices:write")
    .route({
      method: "POST",
      path: `${path}/{id}/price`,
      tags,
      summary: "Set the price of an offer",
    })
    .input(OfferPrice.extend({ id: PathId }))
    .output(RequestedChange)
    .errors(refusals("not-found")),

  /** Changes texts and dates. */

  update: call("staff", "prices:write")
    .route({ method: "PUT", path: `${path}/{id}`, tags, summary: "Change an offer" })
    .input(z.object({ id: PathId, version: Version, ...offerFields }))
    .output(ConsoleOffer)
    .errors(refusals("not-found", "changed-meanwhile")),
};
