import { refusal } from "@jdj/contract/call/refusals";
import type { ModeratedMedium, ModeratedProduct } from "@jdj/contract/console/moderation";
import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../../database/connect.ts";
import { productCategories } from "../../products/categories/tables.ts";
import { productImageAddress } from "../../products/products/image-address.ts";
import { productImages, products } from "../../products/products/tables.ts";
import { providerMedia } from "../../providers/media/tables.ts";
import { providers } from "../../providers/tables.ts";

interface Filter {
  provider_id?: number | undefined;
  hidden?: boolean | undefined;
  q?: string | undefined;
}

interface Page {
  offset: number;
  limit: number;
}

const isHidden = (column: AnyPgColumn, hidden: boolean | undefined) =>
  hidden === undefined ? undefined : hidden ? isNotNull(column) : isNull(column);

const ofProvider = (column: AnyPgColumn, id: number | undefined) =>
  id === undefined ? undefined : eq(column, id);

const selectMedia = (db: Database) =>
  db
    .select({ medium: providerMedia, provider: providers.name })
    .from(providerMedia)
    .innerJoin(providers, eq(providers.id, providerMedia.providerId));

type MediumRow = Awaited<ReturnType<typeof selectMedia>>[number];

/** A photo or video in the shape of the contract. */
export function presentMedium({ medium, provider }: MediumRow): ModeratedMedium {
  const { id, providerId, type, path, caption, createdAt, hiddenAt, hiddenReason } = medium;
  return {
    ...{ id, provider, type, path, caption },
    provider_id: providerId,
    created_at: createdAt.toISOString(),
    hidden_at: hiddenAt?.toISOString() ?? null,
    hidden_reason: hiddenReason,
  };
}

/** A page of the photos and videos of providers, the newest first. */
export const listMedia = (db: Database, filter: Filter, { offset, limit }: Page) =>
  selectMedia(db)
    .where(
      and(
        ofProvider(providerMedia.providerId, filter.provider_id),
        isHidden(providerMedia.hiddenAt, filter.hidden),
      ),
    )
    .orderBy(desc(providerMedia.id))
    .offset(offset)
    .limit(limit);

/** One photo or video. @throws not-found */
export async function findMedium(db: Database, id: number): Promise<ModeratedMedium> {
  const [row] = await selectMedia(db).where(eq(providerMedia.id, id));
  if (!row) throw refusal("not-found");
  return presentMedium(row);
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
        ofProvider(products.providerId, filter.provider_id),
        isHidden(products.suspendedAt, filter.hidden),
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
