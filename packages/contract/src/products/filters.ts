import { z } from "zod";
import { emptyAsMissing, optionalNumber, priceFilter } from "../providers/filters.ts";
import { directoryMessages } from "../providers/messages.ts";

/** The orders of a list of products; `relevance` is the newest first where nothing is searched. */
export const productOrders = ["relevance", "newest", "price", "price-desc"] as const;
export type ProductOrder = (typeof productOrders)[number];

/** What a product is, as the specification names it. */
export const itemTypes = ["product_model", "service"] as const;
export type ItemType = (typeof itemTypes)[number];

const isTrue = (value: unknown) =>
  value === true || value === 1 || value === "1" || value === "true";

/** What is asked of the products; a missing or empty field does not filter. */
export const ProductFilters = z
  .object({
    page: z.coerce.number().int().min(1).max(20_000).optional(),
    /** A category of either level. */
    category_id: optionalNumber(z.coerce.number().int().positive()),
    /** FCFA: products whose lowest price lies between. */
    min_price: priceFilter,
    max_price: priceFilter,
    /** 1: only what can be ordered now. */
    in_stock: z.preprocess(isTrue, z.boolean()).optional(),
    item_type: z.preprocess(emptyAsMissing, z.enum(itemTypes).optional()),
    /**
     * Words of the name, categories, seller or colours, or how they begin; accents and capitals do
     * not count, and a word that no product has counts as the nearest known ones.
     */
    search: z.preprocess((value) => value ?? undefined, z.string().max(80).optional()),
    sort: z.preprocess(emptyAsMissing, z.enum(productOrders).optional()),
  })
  .refine(
    ({ min_price: min, max_price: max }) => min === undefined || max === undefined || min <= max,
    { path: ["max_price"], message: directoryMessages.pricesCrossed },
  );
export type ProductFilters = z.infer<typeof ProductFilters>;
