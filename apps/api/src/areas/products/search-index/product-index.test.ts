import { productOrders } from "@jdj/contract/products/filters";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Listener, openListener } from "../../../database/listen.ts";
import { addProduct, addSeller, productCategoryId } from "../../../testing/add-product.ts";
import { testApp } from "../../../testing/app.ts";
import { fillProducts } from "../../../testing/large/fill-products.ts";
import { providers, sellers } from "../../providers/tables.ts";
import { productCategories } from "../categories/tables.ts";
import { productImages, products, productVariants } from "../products/tables.ts";
import { createProductIndex, PRODUCTS_CHANNEL, type ProductIndex } from "./product-index.ts";
import type { AskedProducts, WantedProducts } from "./wanted-products.ts";

const app = testApp();
const PRODUCTS = 600;
const patience = { timeout: 10_000, interval: 20 };

const started: { index: ProductIndex; listener: Listener }[] = [];

/** The index of one process, which hears what the database announces. */
function startProcess(): ProductIndex {
  const index = createProductIndex(app.db, () => {});
  const listener = openListener(app.connection, () => {});
  listener.listen(
    PRODUCTS_CHANNEL,
    (payload) => index.announced(payload ?? null),
    () => index.lost(),
  );
  started.push({ index, listener });
  return index;
}

beforeAll(async () => {
  await fillProducts(app.db, PRODUCTS);
}, 60_000);

afterAll(async () => {
  for (const { index, listener } of started) {
    await listener.stop();
    await index.stop();
  }
});

const asked = (wanted: WantedProducts): AskedProducts => ({
  wanted,
  order: "relevance",
  perPage: 9,
});
const total = async (index: ProductIndex, wanted: WantedProducts) =>
  (await index.search(asked(wanted))).total;

/** The page that one plain statement finds. Each word is one that begins a word of the document. */
async function findPlainly({ wanted, order, page = 1 }: AskedProducts, words: readonly string[]) {
  const {
    categoryId: category = null,
    minPriceFcfa: min = null,
    maxPriceFcfa: max = null,
  } = wanted;
  const orders: Record<AskedProducts["order"], string> = {
    relevance: "in_name and begins desc, in_name desc, listed_at desc, id desc",
    newest: "listed_at desc, id desc",
    price: "lowest_price_fcfa, id",
    "price-desc": "lowest_price_fcfa desc, id desc",
  };
  const has = (sign: string) => sql`(select bool_and(exists (
    select from unnest(tsvector_to_array(document)) as known where known like ${sign} || word || '%'
  )) from unnest(${sql.param([...words])}::text[]) as word) is not false`;
  const { rows } = await app.db.execute<{ id: number }>(sql`
    select id::int from (select *, ${has("=")} as in_name,
      exists (select from unnest(${sql.param([...words])}::text[]) as word
        where (regexp_match(plain_text(name), '[a-z0-9]+'))[1] like word || '%') as begins
      from articles) as articles where listed_at is not null
      and (${category}::int is null or document @@ ('''#' || ${category} || '''')::tsquery)
      and (${min}::int is null or lowest_price_fcfa >= ${min})
      and (${max}::int is null or lowest_price_fcfa <= ${max})
      and (${wanted.kind ?? null}::text is null or kind::text = ${wanted.kind ?? null})
      and (${wanted.inStock ?? false} = false or kind = 'service' or exists (
        select from article_variants where article_id = articles.id and removed_at is null and stock > reserved))
      and ${has("")}
    order by ${sql.raw(orders[order])}`);
  const lastPage = Math.max(1, Math.ceil(rows.length / 9));
  const shown = Math.min(page, lastPage);
  const ids = rows.slice((shown - 1) * 9, shown * 9).map(({ id }) => id);
  return { ids, total: rows.length, page: shown, lastPage };
}

describe("the listed products in memory", () => {
  it("answer every question as one plain statement does", async () => {
    const index = startProcess();
    await expect.poll(() => total(index, {}), patience).toBe(PRODUCTS);
    const child = await productCategoryId(app, "wax");
    const root = await productCategoryId(app, "fabrics");
    const filters: [wanted: WantedProducts, words?: string[]][] = [
      [{}],
      [{ categoryId: child }],
      [{ categoryId: root }],
      [{ categoryId: 999_999 }],
      [{ search: "akissi" }, ["akissi"]],
      [{ search: "robe mariee" }, ["robe", "mariee"]],
      [{ search: "robbe mariée" }, ["robe", "mariee"]],
      [{ search: "coliers perle", inStock: true }, ["collier", "perle"]],
      [{ search: "pagne", categoryId: root }, ["pagne"]],
      [{ search: "xylophonique" }, ["xylophonique"]],
      [{ search: "%_" }, ["impossible"]],
      [{ inStock: true, kind: "product" }],
      [{ kind: "service", categoryId: root }],
      [{ minPriceFcfa: 20_000, maxPriceFcfa: 60_000 }],
      [{ maxPriceFcfa: 40_000, search: "nappe" }, ["nappe"]],
    ];
    for (const [nth, [wanted, words = []]] of filters.entries())
      for (const order of productOrders.filter((_, at) => (nth + at) % 2 === 0))
        for (const page of [1, 3, 9999]) {
          const question = { wanted, order, page, perPage: 9 };
          const { categories, ...shown } = await index.search(question);
          expect({ question, shown }).toEqual({
            question,
            shown: await findPlainly(question, words),
          });
        }
    // Each figure beside a category is what choosing it finds.
    const { categories } = await index.search(asked({ search: "pagne", inStock: true }));
    for (const { id, products: count } of categories)
      expect(await total(index, { search: "pagne", inStock: true, categoryId: id })).toBe(count);
  }, 60_000);

  it("follow every change, in every process", async () => {
    const two = [startProcess(), startProcess()];
    const both = (wanted: WantedProducts) => Promise.all(two.map((index) => total(index, wanted)));
    await expect.poll(() => both({}), patience).toEqual([PRODUCTS, PRODUCTS]);
    const seller = await addSeller(app, { name: "Zouglou Mode" });
    const { id, variantIds } = await addProduct(app, seller, { name: "Zaouli", category: "wax" });
    await expect.poll(() => both({ search: "zaouli", inStock: true }), patience).toEqual([1, 1]);
    await expect.poll(() => both({ search: "zouglou" }), patience).toEqual([1, 1]);
    const [variantId = 0] = variantIds;
    const changeVariant = (row: Partial<typeof productVariants.$inferInsert>) =>
      app.db.update(productVariants).set(row).where(eq(productVariants.id, variantId));
    await changeVariant({ reserved: 5 });
    await expect.poll(() => both({ search: "zaouli", inStock: true }), patience).toEqual([0, 0]);
    await changeVariant({ reserved: 0, colour: "Indigo", priceFcfa: 300 });
    await expect
      .poll(() => both({ search: "zaouli indigo", inStock: true }), patience)
      .toEqual([1, 1]);
    await expect.poll(() => both({ maxPriceFcfa: 300 }), patience).toEqual([1, 1]);
    const closed = (row: Partial<typeof sellers.$inferInsert>) =>
      app.db.update(sellers).set(row).where(eq(sellers.providerId, seller));
    await closed({ suspendedAt: app.clock() });
    await expect.poll(() => both({ search: "zaouli" }), patience).toEqual([0, 0]);
    await closed({ suspendedAt: null });
    await expect.poll(() => both({ search: "zaouli" }), patience).toEqual([1, 1]);
    await app.db.update(providers).set({ name: "Gbégbé" }).where(eq(providers.id, seller));
    await expect.poll(() => both({ search: "gbegbe" }), patience).toEqual([1, 1]);
    await app.db
      .update(productCategories)
      .set({ name: "Étoffes imprimées" })
      .where(eq(productCategories.code, "wax"));
    await expect.poll(() => both({ search: "zaouli etoffes" }), patience).toEqual([1, 1]);
    await app.db.update(products).set({ removedAt: app.clock() }).where(eq(products.id, id));
    await expect.poll(() => both({ search: "zaouli" }), patience).toEqual([0, 0]);
  }, 60_000);

  it("show a card as it is now, after a picture was added and a unit sold too", async () => {
    const index = startProcess();
    const seller = await addSeller(app, { name: "Cartes" });
    const { id, variantIds } = await addProduct(app, seller, { variants: [{ stock: 7 }] });
    await expect.poll(() => total(index, { search: "cartes" }), patience).toBeGreaterThan(0);
    const card = async () => (await index.cards(app.db, [id]))[0];
    expect(await card()).toMatchObject({ image: null, stock: "in" });
    await app.db.insert(productImages).values({ productId: id, drawing: "cake/1", position: 0 });
    await expect
      .poll(async () => (await card())?.image, patience)
      .toBe("/api/v1/article-drawings/cake/1.svg");
    await app.db
      .update(productVariants)
      .set({ reserved: 3 })
      .where(eq(productVariants.id, variantIds[0] ?? 0));
    await expect.poll(async () => (await card())?.stock, patience).toBe("few");
  }, 60_000);

  it("are read for each search where no announcement is heard, and anew once it is heard again", async () => {
    const silent = createProductIndex(app.db, () => {});
    expect(silent.isBuilt()).toBe(false);
    const before = await total(silent, {});
    const seller = await addSeller(app, { name: "Sans nouvelles" });
    await addProduct(app, seller, {});
    expect(await total(silent, {})).toBe(before + 1);
    silent.announced(null);
    expect(await total(silent, {})).toBe(before + 1);
    silent.lost();
    await addProduct(app, seller, {});
    expect(await total(silent, {})).toBe(before + 1);
    silent.announced(null);
    expect(await total(silent, {})).toBe(before + 2);
    await silent.stop();
  }, 60_000);
});
