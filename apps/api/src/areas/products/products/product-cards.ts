import type { ProductCard } from "@jdj/contract/products/products";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { ratingOf } from "../../providers/detail/present.ts";
import { providers } from "../../providers/tables.ts";
import { productImageAddress } from "./image-address.ts";
import { stockState } from "./stock.ts";
import { productImages, products, productVariants } from "./tables.ts";

/** The pictures of a product that a list carries. */
const MOST_IMAGES = 8;

const readRows = preparedQuery("article-cards", (db, { ids }: Values<{ ids: number[] }>) =>
  db
    .select({
      id: products.id,
      kind: products.kind,
      name: products.name,
      priceFcfa: products.lowestPriceFcfa,
      oldPriceFcfa: products.oldPriceFcfa,
      categoryId: products.categoryId,
      seller: providers.name,
      ratingTenths: products.ratingTenths,
      reviewCount: products.reviewCount,
      demonstration: products.demonstration,
      images: sql<{ id: number; storageKey: string | null; drawing: string | null }[]>`(
        select coalesce(json_agg(json_build_object('id', id, 'storageKey', storage_key, 'drawing', drawing)
          order by position, id), '[]')
        from (
          select * from ${productImages} as image where image.article_id = ${products.id}
          order by position, id limit ${sql.raw(String(MOST_IMAGES))}
        ) as shown)`,
      variants: sql<{ highest: number; left: number | null } | null>`(
        select json_build_object(
          'highest', max(coalesce(variant.price_fcfa, ${products.priceFcfa})),
          'left', max(variant.stock - variant.reserved))
        from ${productVariants} as variant
        where variant.article_id = ${products.id} and variant.removed_at is null)`,
    })
    .from(products)
    .innerJoin(providers, eq(providers.id, products.providerId))
    .where(and(sql`${products.id} = any(${ids})`, isNotNull(products.listedAt))),
);

type Row = Awaited<ReturnType<typeof readRows>>[number];

function cardOf({ kind, variants, oldPriceFcfa, priceFcfa, ...row }: Row): ProductCard {
  const images = row.images.map(productImageAddress);
  return {
    id: row.id,
    item_type: kind === "service" ? "service" : "product_model",
    name: row.name,
    image: images[0] ?? null,
    images,
    price: priceFcfa,
    has_higher_price: (variants?.highest ?? 0) > priceFcfa,
    old_price: oldPriceFcfa !== null && oldPriceFcfa > priceFcfa ? oldPriceFcfa : null,
    stock: stockState(kind === "service" ? null : (variants?.left ?? 0)),
    category_id: row.categoryId,
    seller: row.seller,
    mark: ratingOf(row.ratingTenths),
    reviews_count: row.reviewCount,
    demonstration: row.demonstration,
  };
}

/** Listed products as lists show them, in the order of their ids; those that left are missing. */
export async function listCards(db: Database, ids: readonly number[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const cards = new Map(
    (await readRows(db, { ids: [...ids] })).map((row) => [row.id, cardOf(row)]),
  );
  return ids.flatMap((id) => cards.get(id) ?? []);
}
