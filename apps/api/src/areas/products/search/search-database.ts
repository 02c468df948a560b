import { and, count, eq, gte, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { findNearWords } from "../../../search/near-words.ts";
import { isReadInOrder } from "../../../search/read-in-order.ts";
import { type SearchWord, searchQuery, wordsOf } from "../../../search/search-words.ts";
import { addUp, listCategories } from "../categories/queries.ts";
import { articles, articleVariants, articleWords } from "../products/tables.ts";
import { categoryLexeme, inName } from "./lexemes.ts";
import {
  type AskedArticles,
  type FoundArticles,
  pageShown,
  type WantedArticles,
} from "./wanted.ts";

/** The words of a search with those near to them; null when the text has no word, and matches nothing. */
async function findWords(db: Database, search = ""): Promise<SearchWord[] | null> {
  const terms = wordsOf(search);
  if (search.trim() !== "" && terms.length === 0) return null;
  return findNearWords(db, terms, { wordTable: articleWords, documents: articles });
}

/** A service, or a product with a unit of a variant that nobody reserved. One read of an index each. */
const isAvailable = sql`(${articles.kind} = 'service' or (
  select bool_or(variant.stock > variant.reserved) from ${articleVariants} as variant
  where variant.article_id = ${articles.id} and variant.removed_at is null
))`;

function select(wanted: WantedArticles, terms: readonly SearchWord[]): SQL | undefined {
  const { categoryId, minPriceFcfa: min, maxPriceFcfa: max, kind } = wanted;
  const facets = categoryId === undefined ? [] : [categoryLexeme(categoryId)];
  const query = searchQuery(facets, terms);
  return and(
    isNotNull(articles.listedAt),
    query === null ? undefined : sql`${articles.document} @@ ${query}::tsquery`,
    kind === undefined ? undefined : eq(articles.kind, kind),
    min === undefined ? undefined : gte(articles.lowestPriceFcfa, min),
    max === undefined ? undefined : lte(articles.lowestPriceFcfa, max),
    wanted.inStock ? isAvailable : undefined,
  );
}

const newest = sql`listed_at desc nulls last, id desc nulls last`;

function orderOf({ order }: AskedArticles, terms: readonly SearchWord[]): SQL {
  if (order === "price") return sql`lowest_price_fcfa, id`;
  if (order === "price-desc") return sql`lowest_price_fcfa desc, id desc`;
  const query = order === "relevance" ? searchQuery([], inName(terms)) : null;
  return query === null ? newest : sql`document @@ ${query}::tsquery desc, ${newest}`;
}

/** Answers a search from the tables. */
export async function searchDatabase(db: Database, asked: AskedArticles): Promise<FoundArticles> {
  const { wanted, perPage } = asked;
  const [categories, terms] = await Promise.all([listCategories(db), findWords(db, wanted.search)]);
  const { categoryId, ...others } = wanted;
  const counted =
    terms === null
      ? []
      : await db
          .select({ categoryId: articles.categoryId, articles: count() })
          .from(articles)
          .where(select(others, terms))
          .groupBy(articles.categoryId);
  const counts = addUp(categories, new Map(counted.map((row) => [row.categoryId, row.articles])));
  const registered = counted.reduce((sum, row) => sum + row.articles, 0);
  const total =
    categoryId === undefined
      ? registered
      : (counts.find(({ id }) => id === categoryId)?.articles ?? 0);
  const { page, lastPage } = pageShown(asked, total);
  const offset = (page - 1) * perPage;
  const size = Math.min(perPage, total - offset);
  const ids =
    terms === null || size <= 0
      ? []
      : await listIds(db, asked, terms, { total, registered, offset, size });
  return { ids, total, page, lastPage, categories: counts };
}

async function listIds(
  db: Database,
  asked: AskedArticles,
  terms: readonly SearchWord[],
  { total, registered, offset, size }: Record<"total" | "registered" | "offset" | "size", number>,
): Promise<number[]> {
  const from = sql`from ${articles} where ${select(asked.wanted, terms)}`;
  const slice = sql`order by ${orderOf(asked, terms)} limit ${size} offset ${offset}`;
  const isOrdered = asked.order !== "relevance" || terms.length === 0;
  const { rows } = await db.execute<{ id: string }>(
    isOrdered && isReadInOrder({ matches: total, registered, offset, pageSize: size })
      ? sql`select id ${from} ${slice}`
      : sql`with matches as materialized (
          select id, listed_at, lowest_price_fcfa, document ${from}
        ) select id from matches ${slice}`,
  );
  return rows.map(({ id }) => Number(id));
}
