import { sql } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";

/** The words of names and descriptions, and how many towns and service types there are. */
const pieces = {
  trades: "Maison|Atelier|Chez Tantie|Salle|Villa|Studio|Traiteur|Espace|Palais|Pagnes|Délices de",
  families:
    "Adjoua|Akissi|Aya|Affoué|Koffi|Kouamé|Yao|N’Guessan|Ouattara|Traoré|Bamba|Koné|Diabaté",
  adjectives: "Prestige|Événement|Royal|Élégance|Lagune|Baobab|Ivoire|Étoile|Soleil|Harmonie|Perle",
  occasions: "Mariages et dots|Baptêmes|Anniversaires|Fêtes de famille|Réceptions",
  offers: [
    "cuisine ivoirienne, attiéké, kedjenou et grillades",
    "photographies et film de la journée",
    "robes de mariée et costumes cousus sur mesure",
    "décoration florale et tissus",
    "sonorisation, lumières et DJ",
    "gâteaux et pièces montées",
    "chaises, tables, bâches et groupes électrogènes",
  ].join("|"),
};
const TOWNS = 60;
const SERVICE_TYPES = 40;

/** The pieces of a provider in a column each, with their words; every choice depends on its number. */
const table = (name: string, values: readonly string[]) => sql`
  ${sql.raw(name)} as materialized (
    select (at - 1)::int as at, text, search_words(text) as words
    from unnest(${sql.param([...values])}::text[]) with ordinality as piece (text, at)
  )`;

/**
 * Adds providers to a database of tests or benches, in sixty towns and forty service types, in one
 * transaction, with the documents and counts that the triggers would have written; a superuser's
 * connection is needed. The same number gives the same providers.
 */
export async function fillDirectory(db: Database, providers: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into service_types (code, name, position)
      select 'large-' || n, 'Prestation ' || n, 1000 + n
      from generate_series(1, ${SERVICE_TYPES} - (select count(*) from service_types)::int) as n`);
    await tx.execute(sql`
      insert into towns (code, name, district, latitude, longitude, position)
      select 'large-' || n, 'Ville ' || substr('BDFGKLMN', 1 + n % 8, 1) || substr('aeiou', 1 + n % 5, 1) || 'bo',
        'Lacs', 5 + n / 20.0, -8 + n / 10.0, 1000 + n
      from generate_series(1, ${TOWNS} - (select count(*) from towns)::int) as n`);
    await tx.execute(sql`
      with ${table("trade", pieces.trades.split("|"))},
      ${table("family", pieces.families.split("|"))},
      ${table("adjective", pieces.adjectives.split("|"))},
      ${table("occasion", pieces.occasions.split("|"))},
      ${table("offer", pieces.offers.split("|"))},
      town as materialized (
        select (row_number() over (order by position, id) - 1)::int as at, id,
          search_words(name) || ('@' || id) as words
        from towns order by position, id limit ${TOWNS}
      ),
      before as materialized (select coalesce(max(id), 0) as id from providers),
      type as materialized (
        select (row_number() over (order by position, id) - 1)::int as at, id,
          search_words(name) || ('#' || id) as words
        from service_types order by position, id limit ${SERVICE_TYPES}
      ),
      made as materialized (
        select n, trade.text || ' ' || family.text || ' ' || adjective.text || ' ' || n as name,
          occasion.text || ' : ' || offer.text || '.' as description, town.id as town,
          one.id as one, other.id as other,
          array_to_tsvector(trade.words || family.words || adjective.words || n::text
            || occasion.words || offer.words || town.words || one.words || other.words
            || array['*'] || ('^' || left(begins, 1)) || ('^' || left(begins, 2))) as document
        from generate_series(1, ${providers}::int) as n
        cross join lateral (
          select hashint4(n) & 2147483647 as a, hashint4(n + 1000000) & 2147483647 as b
        ) as random
        join trade on trade.at = a % 11
        join family on family.at = a / 11 % 13
        join adjective on adjective.at = a / 143 % 11
        join occasion on occasion.at = b % 5
        join offer on offer.at = b / 5 % 7
        join town on town.at = b / 35 % ${TOWNS}::int
        join type as one on one.at = b / 2100 % ${SERVICE_TYPES}::int
        join type as other on other.at = b / 84000 % ${SERVICE_TYPES}::int
        cross join lateral (
          select substring(lower(unaccent(trade.text)) from '[a-z0-9]+') as begins
        ) as first
      ),
      added as (
        insert into providers
          (id, name, short_description, town_id, rank, min_price_fcfa, max_price_fcfa, mark_tenths,
            review_count, published_at, document)
        overriding system value
        select before.id + n, name, description, town, case when n % 50 = 0 then 1 else 2 end,
          10000 + n * 10, 20000 + n * 20, case when n % 3 > 0 then 10 + n % 41 end,
          case when n % 3 > 0 then n % 40 + 1 else 0 end, now(), document
        from made, before
      )
      insert into provider_services
      select before.id + n, one from made, before
      union select before.id + n, other from made, before`);
    await tx.execute(
      sql`select setval(pg_get_serial_sequence('providers', 'id'), (select max(id) from providers))`,
    );
    await tx.execute(sql`delete from provider_counts`);
    await tx.execute(sql`
      insert into provider_counts
      select facet, count(*) from providers, provider_facets(document) as facet group by 1`);
  });
  await db.execute(sql`vacuum analyze providers, provider_services, service_types, towns`);
}
