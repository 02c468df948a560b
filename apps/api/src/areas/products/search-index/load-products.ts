import { setImmediate } from "node:timers/promises";
import { and, asc, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { listCategories } from "../categories/queries.ts";
import { products, productVariants } from "../products/tables.ts";
import { type IndexedProduct, ListedProducts } from "./listed-products.ts";

/** How many products are read at once: between two batches, requests are answered. */
const BATCH = 4000;

/** Slots for products that will be added or changed before the index is built anew. */
const spare = (count: number) => 2 * count + 2048;

const columns = {
  id: products.id,
  kind: products.kind,
  name: products.name,
  lowestPriceFcfa: products.lowestPriceFcfa,
  listedAt: products.listedAt,
  left: sql<number>`coalesce((
    select max(variant.stock - variant.reserved) from ${productVariants} as variant
    where variant.article_id = "articles"."id" and variant.removed_at is null
  ), 0)`.mapWith(Number),
  document: sql<string>`array_to_string(tsvector_to_array(${products.document}), ' ')`,
};

type Row = Pick<IndexedProduct, "id" | "kind" | "name" | "lowestPriceFcfa"> & {
  listedAt: Date | null;
  left: number;
  document: string;
};

const indexed = ({ listedAt, left, document, ...row }: Row): IndexedProduct => ({
  ...row,
  listedAt: listedAt?.getTime() ?? 0,
  isAvailable: row.kind === "service" || left > 0,
  document: document.split(" "),
});

/** These products as they are now; those that are not listed are missing. */
export async function readProducts(
  db: Database,
  ids: readonly number[],
): Promise<IndexedProduct[]> {
  const rows = await db
    .select(columns)
    .from(products)
    .where(and(sql`${products.id} = any(${sql.param([...ids])})`, isNotNull(products.listedAt)));
  return rows.map(indexed);
}

/** Reads all listed products. */
export async function loadProducts(db: Database): Promise<ListedProducts> {
  const categories = await listCategories(db);
  const [counted] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(products)
    .where(isNotNull(products.listedAt));
  const index = new ListedProducts(categories, spare(counted?.count ?? 0));
  let after = 0;
  while (true) {
    const rows = await db
      .select(columns)
      .from(products)
      .where(and(sql`${products.id} > ${after}`, isNotNull(products.listedAt)))
      .orderBy(asc(products.id))
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
