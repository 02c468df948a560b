import pg from "pg";
import { wordsOf } from "../apps/api/src/search/search-words.ts";
import { searchQuery } from "./search-query.ts";
import { serveByHand } from "./serve-by-hand.ts";

/**
 * A search of products as one would write it by hand: bare `node:http`, one prepared statement over
 * `pg` for each shape of a question, and the answer put together by PostgreSQL.
 */
const pool = new pg.Pool({ ...JSON.parse(process.env.CONNECTION ?? "{}"), max: 12 });

const item = `json_build_object('item_type', case a.kind when 'service' then 'service' else 'product_model' end,
  'item', json_build_object('id', a.id, 'name', a.name, 'price', a.lowest_price_fcfa, 'image',
    (select string_agg('/api/v1/article-drawings/' || drawing || '.svg', ';' order by position)
      from article_images where article_id = a.id)),
  'old_price', a.old_price_fcfa)`;

function statementOf(conditions: readonly string[], order: string): string {
  const where = ["listed_at is not null", ...conditions].join(" and ");
  return conditions.length === 0
    ? `select json_build_object('data', json_build_object('total', (select count(*) from articles where ${where}),
        'list', (select json_agg(${item}) from (select * from articles where ${where} order by ${order} limit 9) as a)))::text as body`
    : `with found as materialized (select id, listed_at, document from articles where ${where})
      select json_build_object('data', json_build_object('total', (select count(*) from found),
        'list', (select json_agg(${item}) from (select id from found order by ${order} limit 9) as shown
          join articles as a on a.id = shown.id)))::text as body`;
}

async function answer(text: string): Promise<string> {
  const asked: { search?: string; category_id?: number } = JSON.parse(text);
  const values: unknown[] = [];
  const terms = wordsOf(asked.search ?? "");
  const facets = asked.category_id === undefined ? [] : [`#${asked.category_id}`];
  const query = searchQuery(facets, terms);
  const conditions = query === null ? [] : [`document @@ $${values.push(query)}::tsquery`];
  const named = searchQuery(
    [],
    terms.map((word) => `=${word}`),
  );
  const newest = "listed_at desc nulls last, id desc nulls last";
  const order =
    named === null ? newest : `document @@ $${values.push(named)}::tsquery desc, ${newest}`;
  const statement = statementOf(conditions, order);
  const { rows } = await pool.query({
    name: `articles-${values.length}-${statement.length}`,
    text: statement,
    values,
  });
  return rows[0]?.body ?? "";
}

serveByHand(pool, ({ text }) => answer(text));
