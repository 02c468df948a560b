import { refusal } from "@jdj/contract/call/refusals";
import type { ModeratedProduct } from "@jdj/contract/console/products";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../../database/connect.ts";
import { providers } from "../../../providers/tables.ts";
import { whereHidden } from "../../../staff/hiding/where-hidden.ts";
import { productCategories } from "../../categories/tables.ts";
import { productImageAddress } from "../image-address.ts";
import { productImages, products } from "../tables.ts";

interface Filter {
  provider_id?: number | undefined;
  hidden?: boolean | undefined;
  q?: string | undefined;
}

interface Page {
  offset: number;
  limit: number;
}

type Image = { id: number; storageKey: string | null; drawing: string | null };

const firstImage = sql<Image | null>`(select json_build_object('id', id, 'storageKey', storage_key, 'drawing', drawing) from ${productImages} where ${productImages.productId} = ${products.id} order by position, id limit 1)`;

const selectProducts = (db: Database) =>
  db
    .select({
      product: products,
      provider: providers.name,
      category: productCategories.name,
      image: firstImage,
    })
    .from(products)
    .innerJoin(providers, eq(providers.id, products.providerId))
    .innerJoin(productCategories, eq(productCategories.id, products.categoryId));

type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number];

/** A product in the shape of the contract. */
export function presentProduct(row: ProductRow): ModeratedProduct {
  const { id, providerId, name, description, priceFcfa } = row.product;
  const { publishedAt, createdAt, suspendedAt, suspensionReason } = row.product;
  return {
    ...{ id, name, description, provider: row.provider, category: row.category },
    provider_id: providerId,
    price_fcfa: priceFcfa,
    image: row.image && productImageAddress(row.image),
    published_at: publishedAt?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
    hidden_at: suspendedAt?.toISOString() ?? null,
    hidden_reason: suspensionReason,
  };
}

const named = (q: string) =>
  sql`plain_text(${products.name}) like plain_text(${`%${q.replace(/[\\%_]/g, "\\$&")}%`})`;

/** A page of the products that their sellers did not withdraw, the newest first. */
export const listProducts = (db: Database, filter: Filter, { offset, limit }: Page) =>
  selectProducts(db)
    .where(
      and(
        isNull(products.removedAt),
        filter.provider_id === undefined ? undefined : eq(products.providerId, filter.provider_id),
        whereHidden(products.suspendedAt, filter.hidden),
        filter.q ? named(filter.q) : undefined,
      ),
    )
    .orderBy(desc(products.id))
    .offset(offset)
    .limit(limit);

/** One product. @throws not-found */
export async function findProduct(db: Database, id: number): Promise<ModeratedProduct> {
  const [row] = await selectProducts(db).where(eq(products.id, id));
  if (!row) throw refusal("not-found");
  return presentProduct(row);
}
