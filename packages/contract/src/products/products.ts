import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id, PathId } from "../call/shapes.ts";
import { ExpectedDays } from "../orders/expected-days.ts";
import { itemTypes, ProductFilters } from "./filters.ts";

const tags = ["marketplace"];

/** A product as the specification lists it. */
export const ListItem = z.object({
  item_type: z.enum(itemTypes),
  item: z.object({
    id: Id,
    name: z.string(),
    /** The paths of its pictures, separated by semicolons; the first is in front. */
    image: z.string(),
    /** FCFA, with tax: the lowest of its variants. */
    price: z.int(),
  }),
  /** FCFA, before a reduction; null without one. */
  old_price: z.int().nullable(),
});

/** Whether a product can be ordered: `few` when five units or fewer are left. */
export const StockState = z.enum(["in", "few", "out"]);
export type StockState = z.infer<typeof StockState>;

/** A product on a card of a list. */
export const ProductCard = z
  .object({
    id: Id,
    item_type: z.enum(itemTypes),
    name: z.string(),
    /** The path of the picture in front; null without one. */
    image: z.string().nullable(),
    /** The paths of all its pictures, in their order. */
    images: z.array(z.string()),
    /** FCFA, with tax: the lowest of its variants. */
    price: z.int(),
    /** Whether another variant costs more. */
    has_higher_price: z.boolean(),
    old_price: z.int().nullable(),
    stock: StockState,
    category_id: Id,
    seller: z.string(),
    /** The mean of its reviews' ratings, to one decimal; null without a review. */
    mark: z.number().nullable(),
    reviews_count: z.int(),
    /** Invented, for the demonstration. */
    demonstration: z.boolean(),
  })
  .meta({ id: "ProductCard" });
export type ProductCard = z.infer<typeof ProductCard>;

/** A category of a filter, and how many products of it and of those below it match. */
export const CountedCategory = z.object({
  id: Id,
  name: z.string(),
  parent_id: Id.nullable(),
  articles_count: z.int(),
});
export type CountedCategory = z.infer<typeof CountedCategory>;

const Named = z.object({ id: Id, name: z.string() });

/** A way in which a seller delivers, or where orders are fetched. */
export const DeliveryWay = z
  .object({
    id: Id,
    name: z.string(),
    /** FCFA for one order; 0 for free. */
    price: z.int(),
    /** Days from shipping to delivery. */
    days: z.int(),
    pickup: z.boolean(),
    /** When what is ordered now arrives. */
    expected: ExpectedDays,
    towns: z.array(Named),
  })
  .meta({ id: "DeliveryWay" });
export type DeliveryWay = z.infer<typeof DeliveryWay>;

/** A product with all that its page shows. */
export const Product = z.object({
  id: Id,
  item_type: z.enum(itemTypes),
  name: z.string(),
  /** Plain text in paragraphs. */
  description: z.string(),
  price: z.int(),
  old_price: z.int().nullable(),
  stock: StockState,
  category: Named,
  /** The category above its own; null when its own is of the first level. */
  parent_category: Named.nullable(),
  images: z.array(z.object({ path: z.string(), caption: z.string() })),
  /** What can be ordered of it, one at least. */
  variants: z.array(
    z.object({
      id: Id,
      size: z.string().nullable(),
      colour: z.string().nullable(),
      price: z.int(),
      stock: StockState,
      /** Units that are left, when five or fewer are; else null. */
      left: z.int().nullable(),
    }),
  ),
  /** Days between the order and the earliest day of a service. */
  notice_days: z.int(),
  /** The mean of its reviews' ratings, to one decimal; null without a review. */
  mark: z.number().nullable(),
  reviews_count: z.int(),
  seller: z.object({
    id: Id,
    name: z.string(),
    presentation: z.string(),
    town: z.string(),
    preparation_days: z.int(),
    return_days: z.int(),
    /** Whether its page is in the directory. */
    in_directory: z.boolean(),
  }),
  delivery: z.array(DeliveryWay),
  demonstration: z.boolean(),
});
export type Product = z.infer<typeof Product>;

export const products = {
  /** The search of the specification; `per_page` is 9 in its address. A page after the last is the last. */
  search: call("anyone")
    .route({
      method: "POST",
      path: "/api/v1/articles_pag/{per_page}",
      tags,
      summary: "Articles, by pages",
    })
    .input(ProductFilters.safeExtend({ per_page: z.coerce.number().int().min(1).max(48) }))
    .output(
      z.object({
        data: z.object({
          list: z.array(ListItem),
          /** The number of matches. */
          total: z.int(),
          current_page: z.int(),
          last_page: z.int(),
          per_page: z.int(),
        }),
      }),
    ),

  /** Products with what the filters of a page show. A page after the last is the last. */
  list: call("anyone")
    .route({ method: "GET", path: "/api/v1/marketplace/articles", tags, summary: "Articles" })
    .input(
      ProductFilters.safeExtend({
        per_page: z.coerce.number().int().min(1).max(48).optional(),
      }),
    )
    .output(
      z.object({
        data: z.array(ProductCard),
        total: z.int(),
        current_page: z.int(),
        per_page: z.int(),
        last_page: z.int(),
        from: z.int().nullable(),
        to: z.int().nullable(),
        /** Every category, with the matches of the other filters. */
        categories: z.array(CountedCategory),
      }),
    ),

  /** One product, by the specification. */
  item: call("anyone")
    .route({ method: "GET", path: "/api/v1/items/{id}", tags, summary: "One item" })
    .input(z.object({ id: PathId }))
    .output(
      ListItem.shape.item.extend({
        item_type: z.enum(itemTypes),
        description: z.string(),
        old_price: z.int().nullable(),
      }),
    )
    .errors(refusals("not-found")),

  /** The pictures of a product, by the specification. */
  images: call("anyone")
    .route({ method: "GET", path: "/api/v1/image-list/{id}", tags, summary: "Pictures of an item" })
    .input(z.object({ id: PathId }))
    .output(z.array(z.object({ id: Id, name: z.string(), image: z.string() })))
    .errors(refusals("not-found")),

  /** One product with all that its page shows. */
  article: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/marketplace/articles/{id}",
      tags,
      summary: "One article",
    })
    .input(z.object({ id: PathId }))
    .output(Product)
    .errors(refusals("not-found")),
};
