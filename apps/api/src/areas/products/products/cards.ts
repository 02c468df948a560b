import type { ArticleCard } from "@jdj/contract/products/products";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { providers } from "../../providers/tables.ts";
import { articleImageAddress } from "./image-address.ts";
import { stockState } from "./stock.ts";
import { articleImages, articles, articleVariants } from "./tables.ts";

/** The pictures of an article that a list carries. */
const MOST_IMAGES = 8;

const readRows = preparedQuery("article-cards", (db, { ids }: Values<{ ids: number[] }>) =>
  db
    .select({
      id: articles.id,
      kind: articles.kind,
      name: articles.name,
      priceFcfa: articles.lowestPriceFcfa,
      oldPriceFcfa: articles.oldPriceFcfa,
      categoryId: articles.categoryId,
      seller: providers.name,
      demonstration: articles.demonstration,
      images: sql<{ id: number; storageKey: string | null; drawing: string | null }[]>`(
        select coalesce(json_agg(json_build_object('id', id, 'storageKey', storage_key, 'drawing', drawing)
          order by position, id), '[]')
        from (
          select * from ${articleImages} as image where image.article_id = ${articles.id}
          order by position, id limit ${sql.raw(String(MOST_IMAGES))}
        ) as shown)`,
      variants: sql<{ highest: number; left: number | null } | null>`(
        select json_build_object(
          'highest', max(coalesce(variant.price_fcfa, ${articles.priceFcfa})),
          'left', max(variant.stock - variant.reserved))
        from ${articleVariants} as variant
        where variant.article_id = ${articles.id} and variant.removed_at is null)`,
    })
    .from(articles)
    .innerJoin(providers, eq(providers.id, articles.providerId))
    .where(and(sql`${articles.id} = any(${ids})`, isNotNull(articles.listedAt))),
);

type Row = Awaited<ReturnType<typeof readRows>>[number];

function cardOf({ kind, variants, oldPriceFcfa, priceFcfa, ...row }: Row): ArticleCard {
  const images = row.images.map(articleImageAddress);
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
    demonstration: row.demonstration,
  };
}

/** Listed articles as lists show them, in the order of their ids; those that left are missing. */
export async function listCards(db: Database, ids: readonly number[]): Promise<ArticleCard[]> {
  if (ids.length === 0) return [];
  const cards = new Map(
    (await readRows(db, { ids: [...ids] })).map((row) => [row.id, cardOf(row)]),
  );
  return ids.flatMap((id) => cards.get(id) ?? []);
}
