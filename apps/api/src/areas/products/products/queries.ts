import {
  ARTICLES_PER_PAGE,
  type articleFilters,
  LOW_STOCK,
} from "@jdj/contract/products/seller-limits";
import { fold } from "@jdj/french/fold";
import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { listCategories, offeredOf } from "../categories/queries.ts";
import { articleCategories } from "../categories/tables.ts";
import { articleImages, articles, articleVariants } from "./tables.ts";

type Show = (typeof articleFilters)[number];

/** The variants of an article that are sold. */
const variantsOf = sql`${articleVariants} where ${articleVariants.articleId} = ${articles.id} and ${articleVariants.removedAt} is null`;

const available = sql<
  number | null
>`(select sum(${articleVariants.stock} - ${articleVariants.reserved}) from ${variantsOf})`.mapWith(
  (sum: unknown) => (sum === null ? null : Number(sum)),
);

const isLow = sql<boolean>`exists (select 1 from ${variantsOf} and ${articleVariants.stock} - ${articleVariants.reserved} <= ${sql.raw(String(LOW_STOCK))})`;

const isOnline = sql<boolean>`(${articles.publishedAt} is not null and ${articles.suspendedAt} is null)`;

const conditions: Record<Show, SQL | undefined> = {
  all: undefined,
  online: isOnline,
  draft: sql`not ${isOnline}`,
  low: isLow,
};

/** The articles of a seller whose names have every word of a search, without regard to accents. */
const named = (search: string) =>
  fold(search)
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((word) => sql`strpos(lower(unaccent(${articles.name})), ${word}) > 0`);

const ownArticles = (providerId: number) =>
  and(eq(articles.providerId, providerId), isNull(articles.removedAt));

/** A page of the articles of a seller, the newest first, with the total; a page after the last is the last. */
export async function listArticles(
  db: Database,
  providerId: number,
  wanted: { search: string; show: Show; page: number },
) {
  const matching = and(ownArticles(providerId), conditions[wanted.show], ...named(wanted.search));
  const number = (expression: SQL<number>) => expression.mapWith(Number);
  const [counts] = await db
    .select({
      all: number(sql<number>`count(*)`),
      online: number(sql<number>`count(*) filter (where ${isOnline})`),
      draft: number(sql<number>`count(*) filter (where not ${isOnline})`),
      low: number(sql<number>`count(*) filter (where ${isLow})`),
      total: number(sql<number>`count(*) filter (where ${matching})`),
    })
    .from(articles)
    .where(ownArticles(providerId));
  const { total, ...byFilter } = counts ?? { all: 0, online: 0, draft: 0, low: 0, total: 0 };
  const lastPage = Math.max(1, Math.ceil(total / ARTICLES_PER_PAGE));
  const page = Math.min(wanted.page, lastPage);
  const rows = await db
    .select({
      id: articles.id,
      kind: articles.kind,
      publishedAt: articles.publishedAt,
      suspendedAt: articles.suspendedAt,
      suspensionReason: articles.suspensionReason,
      name: articles.name,
      category: articleCategories.name,
      priceFcfa: articles.priceFcfa,
      oldPriceFcfa: articles.oldPriceFcfa,
      dayCapacity: articles.dayCapacity,
      variants: number(sql<number>`(select count(*) from ${variantsOf})`),
      available,
      low: isLow,
    })
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .where(matching)
    .orderBy(desc(articles.id))
    .limit(ARTICLES_PER_PAGE)
    .offset((page - 1) * ARTICLES_PER_PAGE);
  return { rows, total, page, lastPage, counts: byFilter };
}

/** The first picture of each of some articles. */
export async function firstImages(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, typeof articleImages.$inferSelect>();
  const rows = await db
    .selectDistinctOn([articleImages.articleId])
    .from(articleImages)
    .where(sql`${articleImages.articleId} = any(${sql.param([...ids])}::bigint[])`)
    .orderBy(articleImages.articleId, asc(articleImages.position), asc(articleImages.id));
  return new Map(rows.map((row) => [row.articleId, row]));
}

/** An article of a seller with its variants and pictures; null for another's, and for a deleted one. */
export async function findOwnArticle(
  db: Database,
  { providerId, articleId }: { providerId: number; articleId: number },
) {
  const [article] = await db
    .select()
    .from(articles)
    .where(and(ownArticles(providerId), eq(articles.id, articleId)));
  if (!article) return null;
  const [variants, images] = await Promise.all([
    db
      .select()
      .from(articleVariants)
      .where(and(eq(articleVariants.articleId, articleId), isNull(articleVariants.removedAt)))
      .orderBy(asc(articleVariants.position), asc(articleVariants.id)),
    listImages(db, articleId),
  ]);
  return { article, variants, images };
}

/** The pictures of an article, in their order. */
export async function listImages(db: Database, articleId: number) {
  return db
    .select()
    .from(articleImages)
    .where(eq(articleImages.articleId, articleId))
    .orderBy(asc(articleImages.position), asc(articleImages.id));
}

/**
 * The categories that a seller may choose, in their order, each after its parent: those on offer, and
 * those in which the seller has articles.
 */
export async function listChoosable(db: Database, providerId: number) {
  const used = await db
    .selectDistinct({ id: articles.categoryId })
    .from(articles)
    .where(eq(articles.providerId, providerId));
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
