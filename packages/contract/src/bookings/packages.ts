import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id, PathId } from "../call/shapes.ts";
import { MOST_GUESTS, packageUnits } from "../prices/price-unit.ts";
import { bookingMessages } from "./messages.ts";

/** Packages on a page, by the specification. */
export const PACKAGES_A_PAGE = 12;

const Named = z.object({ id: Id, name: z.string() });

/** A package as the public sees it. */
export const Package = z
  .object({
    id: Id,
    name: z.string(),
    /** FCFA, with tax. */
    price: z.int(),
    /** What the price is for: an order of any other than `event` says how many. */
    price_unit: z.enum(packageUnits),
    /** A path of this site. */
    image: z.string(),
    /** Plain text. */
    description: z.string(),
    /** The provider's number. */
    shop_id: Id,
    shop: z.object({ provider: Named }),
    provider: Named,
    event_type: z.array(Named),
    service_type: Named,
    service_type_id: Id,
    features: z.array(z.object({ value: z.string() })),
    /** The part of the price that is paid in advance, in percent; 0 for none. */
    deposit_percent: z.int(),
    /** Invented, for the demonstration. */
    demonstration: z.boolean(),
  })
  .meta({ id: "Package" });
export type Package = z.infer<typeof Package>;

/** Reads `[1,2]`, `1` or `1,2`; an empty text is no filter. */
function readIds(value: unknown): unknown {
  if (value === undefined || value === null || value === "") return undefined;
  const values = Array.isArray(value) ? value : [value];
  return values.flatMap((one) => {
    if (typeof one !== "string") return [one];
    const list = one.trim().replace(/^\[/, "").replace(/\]$/, "").trim();
    if (list === "") return [];
    const ids = list.split(",").map((id) => id.trim());
    return ids.every((id) => /^\d{1,15}$/.test(id)) ? ids.map(Number) : [one];
  });
}

const filterMessage = bookingMessages.filterInvalid;
const Ids = z
  .preprocess(readIds, z.array(z.int(filterMessage).positive(filterMessage)).max(100).optional())
  .describe("A JSON array of numbers, such as [1,2], or one number");

/** Reads « 150 000 » as well as 150000. */
const Price = z
  .preprocess((value) => {
    if (typeof value !== "string") return value ?? undefined;
    const digits = value.replace(/[\s\u00a0\u202f.]/g, "");
    return digits === "" ? undefined : /^\d{1,12}$/.test(digits) ? Number(digits) : value;
  }, z.int(bookingMessages.priceInvalid).min(0, bookingMessages.priceInvalid).optional())
  .describe("FCFA");

export const packages = {
  /** Published packages, the newest first. A page after the last is the last. */
  list: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/get-package-wedding-providers",
      tags: ["bookings"],
      summary: "Packages of providers",
    })
    .input(
      z
        .object({
          event_type_id: Ids,
          service_type_id: Ids,
          /** The guests of the event: prices are compared by what it would pay; 100 when missing. */
          guests: z.preprocess(
            (value) => (value === "" ? undefined : value),
            z.coerce.number(bookingMessages.guestsInvalid).int().min(1).max(MOST_GUESTS).optional(),
          ),
          min_price: Price,
          max_price: Price,
          search: z.string().max(80).optional(),
          per_page: z.coerce.number().int().min(1).max(48).default(PACKAGES_A_PAGE),
          page: z.coerce.number().int().min(1).max(10_000).default(1),
        })
        .refine(
          ({ min_price, max_price }) =>
            min_price === undefined || max_price === undefined || min_price <= max_price,
          { path: ["max_price"], message: bookingMessages.pricesCrossed },
        ),
    )
    .output(
      z.object({
        data: z.object({
          data: z.array(Package),
          current_page: z.int(),
          /** The number of the first and of the last package of the page; null when there is none. */
          from: z.int().nullable(),
          to: z.int().nullable(),
          total: z.int(),
          last_page: z.int(),
          per_page: z.int(),
        }),
      }),
    ),

  /** The types of event by which packages are filtered. */
  eventTypes: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/get-event-types",
      tags: ["bookings"],
      summary: "Types of event",
    })
    .output(z.object({ data: z.array(Named) })),

  package: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/get-package-wedding-providers/{id}",
      tags: ["bookings"],
      summary: "One package",
    })
    .input(z.object({ id: PathId }))
    .output(z.object({ data: Package }))
    .errors(refusals("not-found")),
};
