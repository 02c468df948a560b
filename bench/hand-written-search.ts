import fastify from "fastify";
import pg from "pg";
import { wordsOf } from "../apps/api/src/search/search-words.ts";
import { searchQuery } from "./search-query.ts";

/**
 * A search of the directory as one would write it by hand: bare Fastify, one prepared statement over
 * `pg` for each shape of a question, and the answer put together by PostgreSQL. It answers the
 * same fields but counts service types and towns of the matches only.
 */
const pool = new pg.Pool({ ...JSON.parse(process.env.CONNECTION ?? "{}"), max: 12 });

const card = `json_build_object('id', p.id, 'name', p.name, 'type', 'provider', 'website', p.website,
  'order', p.rank, 'subscription', p.subscription, 'short_description', p.short_description,
  'town_id', p.town_id, 'town', t.name, 'mark', p.mark_tenths / 10.0, 'review_count', p.review_count,
  'min_price', p.min_price_fcfa, 'max_price', p.max_price_fcfa, 'demonstration', p.demonstration,
  'services', (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name) order by s.position, s.id), '[]')
    from provider_services ps join service_types s on s.id = ps.service_type_id where ps.provider_id = p.id),
  'addresses', (select coalesce(json_agg(json_build_object('name', a.name, 'street', a.street, 'town_name', n.name,
    'latitude', a.latitude, 'longitude', a.longitude) order by a.position), '[]')
    from provider_addresses a join towns n on n.id = a.town_id where a.provider_id = p.id),
  'medias', (select coalesce(json_agg(json_build_object('type', m.type, 'path', m.path) order by m.position), '[]')
    from provider_media m where m.provider_id = p.id and m.hidden_at is null))`;

const lists = `'service_types', (select json_agg(json_build_object('id', s.id, 'name', s.name, 'providers_count', coalesce(c.n, 0)) order by s.position)
    from service_types s left join types c on c.id = s.id),
  'towns', (select json_agg(json_build_object('id', t.id, 'name', t.name, 'providers_count', coalesce(c.n, 0)) order by t.position)
    from towns t left join places c on c.id = t.id)`;

function statementOf(conditions: readonly string[], offset: number): string {
  const isPublic = "published_at is not null and suspended_at is null";
  const page = `select id, row_number() over () as at from (select id from found order by rank, name, id limit 12 offset ${offset}) as one`;
  const all = `select id, row_number() over () as at from (select id from providers where ${isPublic} order by rank, name, id limit 12 offset ${offset}) as one`;
  const found =
    conditions.length === 0
      ? `types as (select substr(facet, 2)::bigint as id, providers as n from provider_counts where facet like '#%'),
        places as (select substr(facet, 2)::bigint as id, providers as n from provider_counts where facet like '@%'),
        shown as (${all})`
      : `found as materialized (select id, rank, name, town_id from providers where ${[isPublic, ...conditions].join(" and ")}),
        types as (select service_type_id as id, count(*) as n from found join provider_services on provider_id = found.id group by 1),
        places as (select town_id as id, count(*) as n from found group by 1),
        shown as (${page})`;
  const total =
    conditions.length === 0
      ? "(select providers from provider_counts where facet = '*')"
      : "(select count(*) from found)";
  return `with ${found} select json_build_object('total', ${total},
    'registered', (select providers from provider_counts where facet = '*'), ${lists},
    'data', (select json_agg(${card} order by shown.at) from shown join providers p on p.id = shown.id left join towns t on t.id = p.town_id))::text as body`;
}

const server = fastify();

server.get("/api/v1/wedding-providers", async (request, reply) => {
  const asked = new URL(request.url, "http://here").searchParams;
  const values: unknown[] = [];
  const conditions: string[] = [];
  const facets = [
    ...(asked.has("service_type_id") ? [`#${asked.get("service_type_id")}`] : []),
    ...(asked.has("town_id") ? [`@${asked.get("town_id")}`] : []),
  ];
  const query = searchQuery(facets, wordsOf(asked.get("search") ?? ""));
  if (query !== null) conditions.push(`document @@ $${values.push(query)}::tsquery`);
  if (asked.has("min_price"))
    conditions.push(`max_price_fcfa >= $${values.push(asked.get("min_price"))}`);
  if (asked.has("max_price"))
    conditions.push(`min_price_fcfa <= $${values.push(asked.get("max_price"))}`);
  if (asked.has("mark"))
    conditions.push(`mark_tenths >= $${values.push(Number(asked.get("mark")) * 10)}`);
  const text = statementOf(conditions, (Number(asked.get("page") ?? 1) - 1) * 12);
  const name = `search-${conditions.length}-${text.length}-${values.length}`;
  const { rows } = await pool.query({ name, text, values });
  reply.header("content-type", "application/json").send(rows[0]?.body);
});

const address = await server.listen({ host: "127.0.0.1", port: 0 });
console.log(new URL(address).port);
process.on("SIGTERM", () => void server.close().then(() => pool.end()));
