import { z } from "zod";
import { dateInvalid } from "../call/shapes.ts";
import { MOST_GUESTS } from "../prices/price-unit.ts";
import { directoryMessages } from "./messages.ts";

/** The highest price that the directory compares, FCFA. */
export const MOST_PRICE = 1_000_000_000;

/** An empty text of a query as a missing one. */
export const emptyAsMissing = (value: unknown) =>
  typeof value === "string" && value.trim() === "" ? undefined : value;

/** A filter that arrives as text; empty means that it does not filter. */
export const optionalNumber = (number: z.ZodCoercedNumber) =>
  z.preprocess(emptyAsMissing, number.optional());

/** A price of a query in FCFA; spaces or points between thousands are allowed. */
export const priceFilter = z.preprocess(
  (value) =>
    typeof value === "string" ? emptyAsMissing(value.replace(/\s|\.(?=\d{3}(?!\d))/g, "")) : value,
  z.coerce
    .number(directoryMessages.priceInvalid)
    .int(directoryMessages.priceInvalid)
    .min(0, directoryMessages.priceNegative)
    .max(MOST_PRICE, directoryMessages.priceTooHigh)
    .optional(),
);

/** For how many guests prices are compared. */
export const guestsFilter = z.preprocess(
  (value) => (typeof value === "string" ? emptyAsMissing(value.replace(/\s/g, "")) : value),
  z.coerce
    .number(directoryMessages.guestsInvalid)
    .int(directoryMessages.guestsInvalid)
    .min(1, directoryMessages.guestsInvalid)
    .max(MOST_GUESTS, directoryMessages.guestsInvalid)
    .optional(),
);

/** The orders of the list. */
export const providerOrders = ["recommended", "price", "price-desc", "mark", "name"] as const;
export type ProviderOrder = (typeof providerOrders)[number];

/** What is asked of the directory; a missing or empty field does not filter. */
export const Filters = z
  .object({
    page: z.coerce.number().int().min(1).max(10_000).optional(),
    service_type_id: optionalNumber(z.coerce.number().int().positive()),
    town_id: optionalNumber(z.coerce.number().int().positive()),
    /** One provider, by number. */
    id: optionalNumber(z.coerce.number().int().positive()),
    /** The guests of the event: prices are filtered and sorted by what it would pay; 100 when missing. */
    guests: guestsFilter,
    /** FCFA: providers whose range of prices, for that event, touches the wanted one. */
    min_price: priceFilter,
    max_price: priceFilter,
    /** The least rating, 1 to 5. */
    mark: optionalNumber(z.coerce.number().int().min(1).max(5)),
    /** A day on which the provider is free. */
    free_on: z.preprocess(emptyAsMissing, z.iso.date(dateInvalid).optional()),
    /**
     * Words of the name, town, description or services, or how they begin; accents and capitals
     * do not count, and a word that no provider has counts as the nearest known ones.
     */
    search: z.string().max(80).optional(),
    sort: z.preprocess(emptyAsMissing, z.enum(providerOrders).optional()),
  })
  .refine(
    ({ min_price: min, max_price: max }) => min === undefined || max === undefined || min <= max,
    { path: ["max_price"], message: directoryMessages.pricesCrossed },
  );
export type Filters = z.infer<typeof Filters>;
