import { SEARCH_MOST, type SearchKind } from "@jdj/contract/console/search";
import { type SQL, sql } from "drizzle-orm";
import { gatewayNames } from "../../../drivers/payments/gateway-names.ts";
import { ERASED_PAYER } from "../../identity/users/erased-payer.ts";
import { anywhere } from "../sales/sale-search.ts";
import type { Search } from "./read-search.ts";

/** How many rows a query reads: one more than is shown. */
const readRows = sql.raw(String(SEARCH_MOST + 1));

/** How many rows of a frequent name are looked at. */
const MOST_CANDIDATES = sql.raw("200");

/**
 * The rows of a condition, by its index: first any of them, then the best and newest of these. In the
 * order of their numbers PostgreSQL would read the whole table for a rare name.
 * @param words by likeness to which the titles are ordered
 */
const best = (columns: SQL, from: SQL, where: SQL, words: readonly string[] = []): SQL => {
  const likeness =
    words.length === 0 ? sql`` : sql`similarity(plain_text(title), ${words.join(" ")}) desc, `;
  return sql`(
    select * from (select ${columns} from ${from} where ${where} limit ${MOST_CANDIDATES}) as candidate
    order by ${likeness}id desc limit ${readRows})`;
};

/** A text that ends like another, by an index of turned texts. */
const endsIn = (column: SQL, end: string): SQL =>
  sql`reverse(${column}) like reverse(${end.replace(/[\\%_]/g, "")}::text) || '%'`;

/** Every word is somewhere in a plain text, in any order. */
const hasWords = (plain: SQL, words: readonly string[]): SQL =>
  sql.join(
    words.map((word) => sql`${plain} like ${anywhere(word)}`),
    sql` and `,
  );

/** Every word is like one of a plain text, within the threshold of the transaction. */
const hasLikeWords = (plain: SQL, words: readonly string[]): SQL =>
  sql.join(
    words.map((word) => sql`${word} <% ${plain}`),
    sql` and `,
  );

/** How the words of a search are compared: as pieces, or by likeness. */
type Compare = typeof hasWords;

const person = {
  columns: sql`u.id, u.name as title, concat_ws(', ', u.email, u.phone) as detail`,
  from: sql`users u`,
  // Written out, so that the partial index serves it.
  isPerson: sql`u.role <> 'STAFF' and u.email is distinct from ${ERASED_PAYER}`,
};

function people(search: Search, compare: Compare): SQL[] {
  const { words, address, number, phoneEnd } = search;
  const found = (where: SQL) =>
    best(person.columns, person.from, sql`${person.isPerson} and ${where}`, words);
  return [
    ...(words.length > 0 ? [found(compare(sql`plain_text(u.name)`, words))] : []),
    ...(address ? [found(sql`lower(u.email::text) like ${anywhere(address)}`)] : []),
    ...(phoneEnd ? [found(endsIn(sql`u.phone`, phoneEnd))] : []),
    ...(number === null ? [] : [found(sql`u.id = ${number}`)]),
  ];
}

function providers({ words, number }: Search, compare: Compare): SQL[] {
  const found = (where: SQL) =>
    best(sql`p.id, p.name as title, p.short_description as detail`, sql`providers p`, where, words);
  return [
    ...(words.length > 0 ? [found(compare(sql`plain_text(p.name)`, words))] : []),
    ...(number === null ? [] : [found(sql`p.id = ${number}`)]),
  ];
}

function payments({ reference }: Search): SQL[] {
  if (!reference) return [];
  const columns = sql`a.id, p.reference as title,
    concat_ws(', ', p.label, p.payable_fcfa || ' FCFA', to_char(p.created_at, 'DD/MM/YYYY')) as detail`;
  const joined = sql`payments p join payment_attempts a on a.payment_id = p.id`;
  const gateways = sql.raw(gatewayNames.map((name) => `'${name}'`).join(", "));
  const named = (name: SQL) => best(columns, joined, sql`a.gateway in (${gateways}) and ${name}`);
  return [
    best(columns, joined, endsIn(sql`p.reference`, reference)),
    named(sql`a.reference = ${reference}`),
    named(sql`a.gateway_reference in (${reference}, ${reference.toLowerCase()})`),
  ];
}

function orders({ reference, number }: Search): SQL[] {
  const found = (where: SQL) =>
    best(
      sql`o.id, o.reference as title, o.recipient || ', ' || to_char(o.created_at, 'DD/MM/YYYY') as detail`,
      sql`marketplace_orders o`,
      where,
    );
  return [
    ...(reference ? [found(endsIn(sql`o.reference`, reference))] : []),
    ...(number === null ? [] : [found(sql`o.id = ${number}`)]),
  ];
}

const byNumber =
  (columns: SQL, from: SQL, id: SQL) =>
  ({ number }: Search): SQL[] =>
    number === null ? [] : [best(columns, from, sql`${id} = ${number}`)];

const bookings = byNumber(
  sql`b.id, 'Réservation ' || b.id as title, b.package_name || ', ' || to_char(b.day, 'DD/MM/YYYY') as detail`,
  sql`bookings b`,
  sql`b.id`,
);

const quotes = byNumber(
  sql`q.id, 'Devis ' || q.id as title, q.given_names || ', ' || q.service as detail`,
  sql`quote_requests q`,
  sql`q.id`,
);

function gifts({ words, phoneEnd, number }: Search, compare: Compare): SQL[] {
  const found = (where: SQL) =>
    best(
      sql`g.id, 'Cadeau ' || g.id as title, g.giver_name || ', ' || to_char(g.created_at, 'DD/MM/YYYY') as detail`,
      sql`gifts g`,
      where,
    );
  return [
    ...(words.length > 0 ? [found(compare(sql`plain_text(g.giver_name)`, words))] : []),
    ...(phoneEnd ? [found(endsIn(sql`g.giver_phone`, phoneEnd))] : []),
    ...(number === null ? [] : [found(sql`g.id = ${number}`)]),
  ];
}

function messages({ words, address, number }: Search, compare: Compare): SQL[] {
  const writer = sql`plain_text(m.name || ' ' || m.email)`;
  const found = (where: SQL) =>
    best(
      sql`m.id, m.name as title, m.email || ', ' || to_char(m.created_at, 'DD/MM/YYYY') as detail`,
      sql`contact_messages m`,
      where,
    );
  return [
    ...(words.length > 0 ? [found(compare(writer, words))] : []),
    ...(address?.includes("@") ? [found(sql`${writer} like ${anywhere(address)}`)] : []),
    ...(number === null ? [] : [found(sql`m.id = ${number}`)]),
  ];
}

const exact: Record<SearchKind, (search: Search, compare: Compare) => SQL[]> = {
  ...{ people, providers, payments, orders, bookings, quotes, gifts, messages },
};

/** The queries by which a kind is searched, each of which has an index; none where it does not apply. */
export function queriesOf(kind: SearchKind, search: Search): SQL[] {
  return exact[kind](search, hasWords);
}

/** The same for misspelt words alone; they compare within the threshold of the transaction. */
export function likenessQueriesOf(kind: SearchKind, { words }: Search): SQL[] {
  const nothing = { address: null, number: null, phoneEnd: null, reference: null };
  return words.length === 0 ? [] : exact[kind]({ words, ...nothing }, hasLikeWords);
}
