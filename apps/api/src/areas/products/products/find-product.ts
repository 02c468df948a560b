import type { Product } from "@jdj/contract/products/products";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { ratingOf } from "../../providers/detail/present.ts";
import { weekdaysOf } from "../../providers/hours/queries.ts";
import { isPublic, providers, sellers } from "../../providers/tables.ts";
import { towns } from "../../providers/towns/tables.ts";
import { productCategories } from "../categories/tables.ts";
import { deliveryOf, withExpected } from "./delivery-ways.ts";
import { productImageAddress } from "./image-address.ts";
import { bestStock, stockState } from "./stock.ts";
import { productImages, products, productVariants } from "./tables.ts";

type Image = { id: number; storageKey: string | null; drawing: string | null; caption: string };
type Variant = {
  id: number;
  size: string | null;
  colour: string | null;
  price: number;
  left: number | null;
};

const parentOf = sql<{ id: number; name: string } | null>`(
  select json_build_object('id', above.id, 'name', above.name)
  from ${productCategories} as above where above.id = ${productCategories.parentId})`;

const imagesOf = sql<Image[]>`(
  select coalesce(json_agg(json_build_object(
    'id', image.id, 'storageKey', image.storage_key, 'drawing', image.drawing, 'caption', image.caption
  ) order by image.position, image.id), '[]')
  from ${productImages} as image where image.article_id = ${products.id})`;

const variantsOf = sql<Variant[]>`(
  select coalesce(json_agg(json_build_object(
    'id', variant.id, 'size', variant.size, 'colour', variant.colour,
    'price', coalesce(variant.price_fcfa, ${products.priceFcfa}),
    'left', variant.stock - variant.reserved
  ) order by variant.position, variant.id), '[]')
  from ${productVariants} as variant
  where variant.article_id = ${products.id} and variant.removed_at is null)`;

const readProduct = preparedQuery("article-page", (db, { id }: Values<{ id: number }>) =>
  db
    .select({
      product: products,
      seller: sellers,
      sellerName: providers.name,
      isInDirectory: sql<boolean>`${isPublic(providers)}`,
      town: towns.name,
      category: { id: productCategories.id, name: productCategories.name },
      parent: parentOf,
      images: imagesOf,
      variants: variantsOf,
      delivery: deliveryOf(products.providerId),
      weekdays: weekdaysOf(products.providerId),
    })
    .from(products)
    .innerJoin(sellers, eq(sellers.providerId, products.providerId))
    .innerJoin(providers, eq(providers.id, products.providerId))
    .leftJoin(towns, eq(towns.id, providers.townId))
    .innerJoin(productCategories, eq(productCategories.id, products.categoryId))
    .where(and(eq(products.id, id), isNotNull(products.listedAt))),
);

/** A listed product with all that its page shows now; null when there is none. */
export async function findProduct(db: Database, id: number, now: Date): Promise<Product | null> {
  const [row] = await readProduct(db, { id });
  if (!row) return null;
  const { product, seller } = row;
  const isService = product.kind === "service";
  const variants = row.variants.map(({ left, ...variant }) => {
    const stock = stockState(isService ? null : (left ?? 0));
    return { ...variant, stock, left: stock === "few" ? left : null };
  });
  const { oldPriceFcfa: old, lowestPriceFcfa: price } = product;
  return {
    id: product.id,
    item_type: isService ? "service" : "product_model",
    name: product.name,
    description: product.description,
    price,
    old_price: old !== null && old > price ? old : null,
    stock: bestStock(variants.map(({ stock }) => stock)),
    category: row.category,
    parent_category: row.parent,
    images: row.images.map((image) => ({
      path: productImageAddress(image),
      caption: image.caption,
    })),
    variants,
    notice_days: product.noticeDays,
    mark: ratingOf(product.ratingTenths),
    reviews_count: product.reviewCount,
    seller: {
      id: seller.providerId,
      name: row.sellerName,
      presentation: seller.presentation,
      town: row.town ?? "",
      preparation_days: seller.preparationDays,
      return_days: seller.returnDays,
      in_directory: row.isInDirectory,
    },
    delivery: withExpected(
      row.delivery,
      { preparationDays: seller.preparationDays, weekdays: row.weekdays },
      now,
    ),
    demonstration: product.demonstration,
  };
}
