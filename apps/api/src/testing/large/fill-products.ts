import { sql } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";

/** The words of names. */
const pieces = {
  things:
    "Pagne wax|Robe de mariée|Boubou brodé|Collier de perles|Alliance gravée|Pochette brodée|Bougies de table|Nappe ronde|Assiettes plates|Verres à pied|Faire-part pliés|Livre d’or|Malle de dot|Pièce montée|Dragées|Jus de bissap|Coffret de maquillage|Chaises dorées",
  styles:
    "Akissi|Baoulé|Lagune|Soleil|Harmattan|Élégance|Prestige|Cauris|Bandama|Perle|Acajou|Ivoire|Nacre",
  colours: "rouge|bleu|vert|doré|ivoire|orange|violet|argent|noir|rose|turquoise",
};
const SELLERS = 200;

/** The pieces of a name in a column each, with their words; every choice depends on its number. */
const table = (name: string, values: readonly string[]) => sql`
  ${sql.raw(name)} as materialized (
    select (at - 1)::int as at, text, search_words(text) as words
    from unnest(${sql.param([...values])}::text[]) with ordinality as piece (text, at)
  )`;

/**
 * Adds products to a database of tests or benches, of two hundred sellers in all categories, in one
 * transaction, with what the triggers would have written; a superuser's connection is needed. The
 * same number gives the same products. Every tenth is sold out, every twentieth is a service.
 */
export async function fillProducts(db: Database, products: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      with added as (
        insert into providers (name, short_description)
        select 'Boutique ' || n, '' from generate_series(1, ${SELLERS}::int) as n returning id
      )
      insert into sellers (provider_id, opened_at) select id, now() from added`);
    await tx.execute(sql`
      with ${table("thing", pieces.things.split("|"))},
      ${table("style", pieces.styles.split("|"))},
      ${table("colour", pieces.colours.split("|"))},
      category as materialized (
        select (row_number() over (order by child.id) - 1)::int as at, child.id,
          search_words(child.name || ' ' || above.name) || ('#' || child.id) || ('#' || above.id) as words,
          count(*) over ()::int as count
        from article_categories as child join article_categories as above on above.id = child.parent_id
      ),
      seller as materialized (
        select (row_number() over (order by provider_id) - 1)::int as at, provider_id as id,
          search_words(name) as words, count(*) over ()::int as count
        from sellers join providers on providers.id = provider_id
      ),
      made as materialized (
        select n, category.id as category, seller.id as seller,
          thing.text || ' ' || style.text || ' ' || colour.text || ' ' || n as name, colour.text as colour,
          thing.words || style.words || colour.words || n::text as named,
          category.words || seller.words as others,
          case when n % 20 = 7 then 'service' else 'product' end as kind,
          5 * (100 + a % 20000) as price
        from generate_series(1, ${products}::int) as n
        cross join lateral (
          select hashint4(n) & 2147483647 as a, hashint4(n + 1000000) & 2147483647 as b
        ) as random
        join thing on thing.at = a % 18
        join style on style.at = a / 18 % 13
        join colour on colour.at = a / 234 % 11
        join category on category.at = b % category.count
        join seller on seller.at = b / 50 % seller.count
      ),
      before as materialized (select coalesce(max(id), 0) as id from articles),
      added as (
        insert into articles (id, provider_id, kind, category_id, name, price_fcfa, old_price_fcfa, day_capacity,
          lowest_price_fcfa, published_at, listed_at, document)
        overriding system value
        select before.id + n, seller, kind, category, name, price,
          case when n % 7 = 0 then price + 1000 end, case when kind = 'service' then 3 end,
          price, at, at, array_to_tsvector(named || others || '*'::text
            || array(select '=' || word from unnest(named) as word)
            || array(select '^' || left(word, length) from unnest(named) as word, generate_series(1, 2) as length))
        from made, before, lateral (select timestamptz '2026-01-01' + n * interval '1 minute' as at) as published
      )
      insert into article_variants (article_id, colour, stock, reserved, position)
      select before.id + n, colour,
        case when kind = 'product' then case when n % 10 = 3 then 2 else n % 40 + 3 end end,
        case when kind = 'product' then 2 else 0 end, 0
      from made, before`);
    await tx.execute(sql`
      insert into article_images (article_id, drawing, position)
      select id, 'folded-cloth/' || id % 9999999, 0 from articles where id not in (select article_id from article_images)`);
    await tx.execute(
      sql`select setval(pg_get_serial_sequence('articles', 'id'), (select max(id) from articles))`,
    );
  });
  await db.execute(
    sql`vacuum analyze articles, article_variants, article_images, sellers, providers`,
  );
}
