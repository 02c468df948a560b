import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { CalendarDate, Done, Id, oneOf, optionalLine, PathId } from "../call/shapes.ts";
import { consoleMessages } from "./messages.ts";
import { listInput } from "./resource.ts";

const tags = ["console"];
const path = "/api/v1/console/whatsapp-prices" as const;

const categories = ["marketing", "utility", "authentication", "service"] as const;

/** ISO 3166 letters; `ZZ` for the countries without prices of their own. */
const Country = z.string().regex(/^[A-Z]{2}$/, consoleMessages.whatsAppCountryUnknown);
const ByCountry = z.object({ id: Country });

/** What WhatsApp charges us for a message, from a date on. */
export const ConsoleWhatsAppPrice = z
  .object({
    id: Id,
    category: z.enum(categories),
    /** FCFA with three decimals at most: Meta's prices are fractions of a franc. */
    cost_fcfa: z.number(),
    from: z.string(),
    /** Where it is from. */
    source: z.string().nullable(),
    /** Whether nobody has compared it with Meta's list yet. */
    to_check: z.boolean(),
  })
  .meta({ id: "ConsoleWhatsAppPrice" });
export type ConsoleWhatsAppPrice = z.infer<typeof ConsoleWhatsAppPrice>;

/** A country with the prices that hold, one a category, and those that are to hold, the next first. */
export const ConsoleWhatsAppCountry = z
  .object({
    id: z.string(),
    name: z.string(),
    /** Without « + »; null for the other countries. */
    calling_code: z.string().nullable(),
    to_check: z.boolean(),
    current: z.array(ConsoleWhatsAppPrice),
    next: z.array(ConsoleWhatsAppPrice),
  })
  .meta({ id: "ConsoleWhatsAppCountry" });
export type ConsoleWhatsAppCountry = z.infer<typeof ConsoleWhatsAppCountry>;

/** The same with the prices that held, the newest first. */
export const ConsoleWhatsAppCountryDetail = ConsoleWhatsAppCountry.extend({
  past: z.array(ConsoleWhatsAppPrice),
}).meta({ id: "ConsoleWhatsAppCountryDetail" });
export type ConsoleWhatsAppCountryDetail = z.infer<typeof ConsoleWhatsAppCountryDetail>;

const { whatsAppCostWrong: costWrong } = consoleMessages;
const hasThreeDecimals = (cost: number) => Math.abs(cost * 1000 - Math.round(cost * 1000)) < 1e-6;

const NewWhatsAppPrice = z.object({
  country: z.string(consoleMessages.whatsAppCountryUnknown).pipe(Country),
  category: oneOf(categories, consoleMessages.whatsAppCategoryRequired),
  cost_fcfa: z
    .number(costWrong)
    .min(0, costWrong)
    .max(10_000, costWrong)
    .refine(hasThreeDecimals, costWrong),
  from: CalendarDate,
  source: optionalLine(120),
});
/** What staff enter for a price. */
export type NewWhatsAppPrice = z.output<typeof NewWhatsAppPrice>;

export const consoleWhatsAppPrices = {
  /** Côte d'Ivoire first, then by name, the other countries last. */
  list: call("staff", "prices:read")
    .route({ method: "GET", path, tags, summary: "What WhatsApp charges us" })
    .input(listInput(["id"], {}))
    .output(pageOf(ConsoleWhatsAppCountry)),

  find: call("staff", "prices:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "WhatsApp's prices of a country" })
    .input(ByCountry)
    .output(ConsoleWhatsAppCountryDetail)
    .errors(refusals("not-found")),

  /** Adds a price from a date on. What has left keeps what it cost. */
  add: call("staff", "prices:write")
    .route({ method: "POST", path, tags, summary: "Add a price of WhatsApp" })
    .input(NewWhatsAppPrice)
    .output(ConsoleWhatsAppCountryDetail),

  /** Removes a price that does not hold yet. */
  remove: call("staff", "prices:write")
    .route({
      method: "DELETE",
      path: `${path}/{id}/prices/{price_id}`,
      tags,
      summary: "Remove a price of WhatsApp that does not hold yet",
    })
    .input(z.object({ id: Country, price_id: PathId }))
    .output(Done)
    .errors(refusals("not-found")),

  /** Notes that a country's prices are those of Meta's list. */
  confirm: call("staff", "prices:write")
    .route({
      method: "POST",
      path: `${path}/{id}/confirm`,
      tags,
      summary: "Confirm WhatsApp's prices of a country",
    })
    .input(ByCountry)
    .output(ConsoleWhatsAppCountryDetail)
    .errors(refusals("not-found")),

  /** Every country that may have a price, on one page. */
  countries: call("staff", "prices:read")
    .route({
      method: "GET",
      path: "/api/v1/console/whatsapp-countries",
      tags,
      summary: "Countries that WhatsApp reaches",
    })
    .input(listInput(["id"], {}))
    .output(
      pageOf(z.object({ id: z.string(), name: z.string(), calling_code: z.string().nullable() })),
    ),
};
