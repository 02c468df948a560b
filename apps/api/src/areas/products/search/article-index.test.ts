import { articleOrders } from "@jdj/contract/products/filters";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Listener, openListener } from "../../../database/listen.ts";
import { addArticle, addSeller, articleCategoryId } from "../../../testing/add-article.ts";
import { testApp } from "../../../testing/app.ts";
import { fillArticles } from "../../../testing/large/fill-articles.ts";
import { sellers } from "../../providers/sellers/tables.ts";
import { providers } from "../../providers/tables.ts";
import { articleCategories } from "../categories/tables.ts";
import { articleImages, articles, articleVariants } from "../products/tables.ts";
import { ARTICLES_CHANNEL, type ArticleIndex, createArticleIndex } from "./article-index.ts";
import { searchDatabase } from "./search-database.ts";
import type { AskedArticles, WantedArticles } from "./wanted.ts";

const app = testApp();
const ARTICLES = 600;
const patience = { timeout: 10_000, interval: 20 };

const started: { index: ArticleIndex; listener: Listener }[] = [];

/** The index of one process, which hears what the database announces. */
function startProcess(): ArticleIndex {
  const index = createArticleIndex(app.db, () => {});
  const listener = openListener(app.connection, () => {});
  listener.listen(
    ARTICLES_CHANNEL,
    (payload) => index.announced(payload ?? null),
    () => index.lost(),
  );
  started.push({ index, listener });
  return index;
}

beforeAll(async () => {
  await fillArticles(app.db, ARTICLES);
}, 60_000);

afterAll(async () => {
  for (const { index, listener } of started) {
    await listener.stop();
    await index.stop();
  }
});

const asked = (wanted: WantedArticles): AskedArticles => ({
  wanted,
  order: "relevance",
  perPage: 9,
});
const total = (index: ArticleIndex, wanted: WantedArticles) =>
  index.search(asked(wanted))?.total ?? null;

describe("the listed articles in memory", () => {
  it("answer every question as the database does", async () => {
    const index = startProcess();
    await expect.poll(() => total(index, {}), patience).toBe(ARTICLES);
    const child = await articleCategoryId(app, "wax");
    const root = await articleCategoryId(app, "fabrics");
    const filters: WantedArticles[] = [
      {},
      { categoryId: child },
      { categoryId: root },
      { categoryId: 999_999 },
      { search: "akissi" },
      { search: "robe mariee" },
      { search: "robbe mariée" },
      { search: "coliers perle", inStock: true },
      { search: "ro" },
      { search: "pagne", categoryId: root },
      { search: "boutique 7" },
      { search: "xylophonique" },
      { search: "%_" },
      { inStock: true, kind: "product" },
      { kind: "service", categoryId: root },
      { minPriceFcfa: 20_000, maxPriceFcfa: 60_000 },
      { maxPriceFcfa: 40_000, search: "nappe" },
    ];
    for (const [nth, wanted] of filters.entries())
      for (const order of articleOrders.filter((_, at) => (nth + at) % 2 === 0))
        for (const page of [1, 3, 9999]) {
          const question = { wanted, order, page, perPage: 9 };
          expect({ question, found: index.search(question) }).toEqual({
            question,
            found: await searchDatabase(app.db, question),
          });
        }
  }, 60_000);

  it("follow every change, in every process", async () => {
    const two = [startProcess(), startProcess()];
    const both = (wanted: WantedArticles) => two.map((index) => total(index, wanted));
    await expect.poll(() => both({}), patience).toEqual([ARTICLES, ARTICLES]);
    const seller = await addSeller(app, { name: "Zouglou Mode" });
    const { id, variantIds } = await addArticle(app, seller, { name: "Zaouli", category: "wax" });
    await expect.poll(() => both({ search: "zaouli", inStock: true }), patience).toEqual([1, 1]);
    await expect.poll(() => both({ search: "zouglou" }), patience).toEqual([1, 1]);
    const [variantId = 0] = variantIds;
    const changeVariant = (row: Partial<typeof articleVariants.$inferInsert>) =>
      app.db.update(articleVariants).set(row).where(eq(articleVariants.id, variantId));
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
      .update(articleCategories)
      .set({ name: "Étoffes imprimées" })
      .where(eq(articleCategories.code, "wax"));
    await expect.poll(() => both({ search: "zaouli etoffes" }), patience).toEqual([1, 1]);
    await app.db.update(articles).set({ removedAt: app.clock() }).where(eq(articles.id, id));
    await expect.poll(() => both({ search: "zaouli" }), patience).toEqual([0, 0]);
  }, 60_000);

  it("show a card as it is now, after a picture was added and a unit sold too", async () => {
    const index = startProcess();
    const seller = await addSeller(app, { name: "Cartes" });
    const { id, variantIds } = await addArticle(app, seller, { variants: [{ stock: 7 }] });
    await expect.poll(() => total(index, { search: "cartes" }), patience).toBeGreaterThan(0);
    const card = async () => (await index.cards(app.db, [id]))[0];
    expect(await card()).toMatchObject({ image: null, stock: "in" });
    await app.db.insert(articleImages).values({ articleId: id, drawing: "cake/1", position: 0 });
    await expect
      .poll(async () => (await card())?.image, patience)
      .toBe("/api/v1/article-drawings/cake/1.svg");
    await app.db
      .update(articleVariants)
      .set({ reserved: 3 })
      .where(eq(articleVariants.id, variantIds[0] ?? 0));
    await expect.poll(async () => (await card())?.stock, patience).toBe("few");
  }, 60_000);

  it("answer nothing before they are read and while nothing is heard", async () => {
    expect(createArticleIndex(app.db, () => {}).search(asked({}))).toBeNull();
    const index = startProcess();
    await expect.poll(() => total(index, {}), patience).toBeGreaterThan(ARTICLES);
    await app.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen articles'`,
    );
    await expect.poll(() => total(index, {}), { timeout: 900, interval: 2 }).toBeNull();
    await expect.poll(() => total(index, {}), patience).toBeGreaterThan(ARTICLES);
  }, 60_000);
});
