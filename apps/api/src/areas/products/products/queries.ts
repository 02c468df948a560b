import {
  LOW_STOCK,
  PRODUCTS_PER_PAGE,
  type productFilters,
} from "@jdj/contract/products/seller-limits";
import { fold } from "@jdj/french/fold";
import { and, asc, desc, eq, isNull, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { listCategories, offeredOf } from "../categories/queries.ts";
import { productCategories } from "../categories/tables.ts";
import { deliveryZones } from "../delivery/tables.ts";
import { productImages, products, productVariants } from "./tables.ts";

type Show = (typeof productFilters)[number];

/** The variants of a product that are sold. */
const variantsOf = sql`${productVariants} where ${productVariants.productId} = ${products.id} and ${productVariants.removedAt} is null`;

const available = sql<
  number | null
>`(select sum(${productVariants.stock} - ${productVariants.reserved}) from ${variantsOf})`.mapWith(
  (sum: unknown) => (sum === null ? null : Number(sum)),
);

const isLow = sql<boolean>`exists (select 1 from ${variantsOf} and ${productVariants.stock} - ${productVariants.reserved} <= ${sql.raw(String(LOW_STOCK))})`;

const isOnline = sql<boolean>`(${products.publishedAt} is not null and ${products.suspendedAt} is null)`;

const conditions: Record<Show, SQL | undefined> = {
  all: undefined,
  online: isOnline,
  draft: sql`not ${isOnline}`,
  low: isLow,
};

/** The products of a seller whose names have every word of a search, without regard to accents. */
const named = (search: string) =>
  fold(search)
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((word) => sql`strpos(lower(unaccent(${products.name})), ${word}) > 0`);

const number = (expression: SQL) => expression.mapWith(Number);

/** How many products each filter shows. */
const counted = {
  all: number(sql`count(*)`),
  online: number(sql`count(*) filter (where ${isOnline})`),
  draft: number(sql`count(*) filter (where not ${isOnline})`),
  low: number(sql`count(*) filter (where ${isLow})`),
};

const ownProducts = (providerId: number | Placeholder) =>
  and(eq(products.providerId, providerId), isNull(products.removedAt));

/** A page of the products of a seller, the newest first, with the total; a page after the last is the last. */
export async function listProducts(
  db: Database,
  providerId: number,
  wanted: { search: string; show: Show; page: number },
) {
  const matching = and(ownProducts(providerId), conditions[wanted.show], ...named(wanted.search));
  const [counts] = await db
    .select({ ...counted, total: number(sql`count(*) filter (where ${matching})`) })
    .from(products)
    .where(ownProducts(providerId));
  const { total, ...byFilter } = counts ?? { all: 0, online: 0, draft: 0, low: 0, total: 0 };
  const lastPage = Math.max(1, Math.ceil(total / PRODUCTS_PER_PAGE));
  const page = Math.min(wanted.page, lastPage);
  const rows = await db
    .select({
      id: products.id,
      kind: products.kind,
      publishedAt: products.publishedAt,
      suspendedAt: products.suspendedAt,
      suspensionReason: products.suspensionReason,
      name: products.name,
      category: productCategories.name,
      priceFcfa: products.priceFcfa,
      oldPriceFcfa: products.oldPriceFcfa,
      dayCapacity: products.dayCapacity,
      variants: number(sql`(select count(*) from ${variantsOf})`),
      available,
      low: isLow,
    })
    .from(products)
    .innerJoin(productCategories, eq(productCategories.id, products.categoryId))
    .where(matching)
    .orderBy(desc(products.id))
    .limit(PRODUCTS_PER_PAGE)
    .offset((page - 1) * PRODUCTS_PER_PAGE);
  return { rows, total, page, lastPage, counts: byFilter };
}

const selectCounts = preparedQuery(
  "products-by-filter",
  (db, { providerId }: Values<{ providerId: number }>) =>
    db
      .select({
        ...counted,
        zones:
          sql<number>`(select count(*) from ${deliveryZones} where ${deliveryZones.providerId} = ${providerId} and ${deliveryZones.removedAt} is null)`.mapWith(
            Number,
          ),
      })
      .from(products)
      .where(ownProducts(providerId)),
);

/** How many products of a seller each filter shows, and how many zones they deliver to. */
export async function countProducts(db: Database, providerId: number) {
  const [counts] = await selectCounts(db, { providerId });
  return counts ?? { all: 0, online: 0, draft: 0, low: 0, zones: 0 };
}

/** The first picture of each of some products. */
export async function firstImages(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, typeof productImages.$inferSelect>();
  const rows = await db
    .selectDistinctOn([productImages.productId])
    .from(productImages)
    .where(sql`${productImages.productId} = any(${sql.param([...ids])}::bigint[])`)
    .orderBy(productImages.productId, asc(productImages.position), asc(productImages.id));
  return new Map(rows.map((row) => [row.productId, row]));
}

/** A product of a seller with its variants and pictures; null for another's, and for a deleted one. */
export async function findOwnProduct(
  db: Database,
  { providerId, productId }: { providerId: number; productId: number },
) {
  const [product] = await db
    .select()
    .from(products)
    .where(and(ownProducts(providerId), eq(products.id, productId)));
  if (!product) return null;
  const [variants, images] = await Promise.all([
    db
      .select()
      .from(productVariants)
      .where(and(eq(productVariants.productId, productId), isNull(productVariants.removedAt)))
      .orderBy(asc(productVariants.position), asc(productVariants.id)),
    listImages(db, productId),
  ]);
  return { product, variants, images };
}

/** The pictures of a product, in their order. */
export async function listImages(db: Database, productId: number) {
  return db
    .select()
    .from(productImages)
    .where(eq(productImages.productId, productId))
    .orderBy(asc(productImages.position), asc(productImages.id));
}

/**
 * The categories that a seller may choose, in their order, each after its parent: those on offer, and
 * those in which the seller has products.
 */
export async function listChoosable(db: Database, providerId: number) {
  const used = await db
    .selectDistinct({ id: products.categoryId })
    .from(products)
    .where(eq(products.providerId, providerId));
  const all = await listCategories(db);
  const chosen = new Set([...offeredOf(all), ...used].map(({ id }) => id));
  return all
    .filter(({ parentId }) => parentId === null)
    .flatMap((root) => [
      { id: root.id, name: root.name, parent: null },
      ...all
        .filter(({ parentId }) => parentId === root.id)
        .map(({ id, name }) => ({ id, name, parent: root.name })),
    ])
    .filter(({ id }) => chosen.has(id));
}
