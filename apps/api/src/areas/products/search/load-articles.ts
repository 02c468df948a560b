import { setImmediate } from "node:timers/promises";
import { and, asc, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { listCategories } from "../categories/queries.ts";
import { articles, articleVariants } from "../products/tables.ts";
import { type IndexedArticle, ListedArticles } from "./listed-articles.ts";

/** How many articles are read at once: between two batches, requests are answered. */
const BATCH = 4000;

/** Slots for articles that will be added or changed before the index is built anew. */
const spare = (count: number) => 2 * count + 2048;

const columns = {
  id: articles.id,
  kind: articles.kind,
  lowestPriceFcfa: articles.lowestPriceFcfa,
  listedAt: articles.listedAt,
  left: sql<number>`coalesce((
    select max(variant.stock - variant.reserved) from ${articleVariants} as variant
    where variant.article_id = "articles"."id" and variant.removed_at is null
  ), 0)`.mapWith(Number),
  document: sql<string>`array_to_string(tsvector_to_array(${articles.document}), ' ')`,
};

type Row = Pick<IndexedArticle, "id" | "kind" | "lowestPriceFcfa"> & {
  listedAt: Date | null;
  left: number;
  document: string;
};

const indexed = ({ listedAt, left, document, ...row }: Row): IndexedArticle => ({
  ...row,
  listedAt: listedAt?.getTime() ?? 0,
  isAvailable: row.kind === "service" || left > 0,
  document: document.split(" "),
});

/** These articles as they are now; those that are not listed are missing. */
export async function readArticles(
  db: Database,
  ids: readonly number[],
): Promise<IndexedArticle[]> {
  const rows = await db
    .select(columns)
    .from(articles)
    .where(and(sql`${articles.id} = any(${sql.param([...ids])})`, isNotNull(articles.listedAt)));
  return rows.map(indexed);
}

/** Reads all listed articles. */
export async function loadArticles(db: Database): Promise<ListedArticles> {
  const categories = await listCategories(db);
  const [counted] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(articles)
    .where(isNotNull(articles.listedAt));
  const index = new ListedArticles(categories, spare(counted?.count ?? 0));
  let after = 0;
  while (true) {
    const rows = await db
      .select(columns)
      .from(articles)
      .where(and(sql`${articles.id} > ${after}`, isNotNull(articles.listedAt)))
      .orderBy(asc(articles.id))
      .limit(BATCH);
    for (const row of rows) index.add(indexed(row));
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) break;
    after = last.id;
    await setImmediate();
  }
  index.arrange();
  return index;
}
