import { and, count, eq, gte, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { findNearWords } from "../../../search/near-words.ts";
import { type SearchWord, searchQuery, wordsOf } from "../../../search/search-words.ts";
import { providerBusyDays } from "../availability/tables.ts";
import { isPublic, providerServices, providers, providerWords } from "../tables.ts";
import type { Counts } from "./counts.ts";
import { EVERY_PROVIDER, serviceFacet, townFacet } from "./facets.ts";
import type { Wanted } from "./wanted.ts";

/** The words of a search with those near to them; null when the text has no word, and matches nothing. */
export async function findWords(db: Database, search = ""): Promise<SearchWord[] | null> {
  const terms = wordsOf(search);
  return search.trim() !== "" && terms.length === 0
    ? null
    : findNearWords(db, terms, { wordTable: providerWords, documents: providers });
}

/** What the filters ask of the columns of a provider; nothing when only the document is asked. */
function columnConditions(wanted: Wanted): SQL[] {
  const { providerId, minPriceFcfa: min, maxPriceFcfa: max, mark, freeOn } = wanted;
  const lowest = sql`coalesce(${providers.minPriceFcfa}, ${providers.maxPriceFcfa})`;
  const highest = sql`coalesce(${providers.maxPriceFcfa}, ${providers.minPriceFcfa})`;
  const busy = sql`select from ${providerBusyDays} where ${providerBusyDays.providerId} = ${providers.id} and ${providerBusyDays.day} = ${freeOn}`;
  return [
    providerId === undefined ? undefined : eq(providers.id, providerId),
    min === undefined ? undefined : gte(highest, min),
    max === undefined ? undefined : lte(lowest, max),
    mark === undefined ? undefined : gte(providers.markTenths, mark * 10),
    freeOn === undefined ? undefined : sql`not exists (${busy})`,
  ].filter((condition) => condition !== undefined);
}

/** What the filters select among the public providers, and what is known without counting. */
export interface Selection {
  where: SQL | undefined;
  /** The one facet that is asked, which is counted already; null when more is asked. */
  facet: string | null;
}

export function select(wanted: Wanted, terms: readonly SearchWord[]): Selection {
  const { serviceTypeId, townId } = wanted;
  const facets = [
    ...(serviceTypeId === undefined ? [] : [serviceFacet(serviceTypeId)]),
    ...(townId === undefined ? [] : [townFacet(townId)]),
  ];
  const query = searchQuery(facets, terms);
  const columns = columnConditions(wanted);
  const isFacet = columns.length === 0 && terms.length === 0 && facets.length < 2;
  return {
    where: and(
      isPublic(providers),
      query === null ? undefined : sql`${providers.document} @@ ${query}::tsquery`,
      ...columns,
    ),
    facet: isFacet ? (facets[0] ?? EVERY_PROVIDER) : null,
  };
}

/** The number of providers of a selection. One facet is looked up; anything else is counted. */
export async function countMatches(
  db: Database,
  counts: Counts,
  { where, facet }: Selection,
): Promise<number> {
  if (facet !== null) return counts.get(facet) ?? 0;
  const [row] = await db.select({ total: count() }).from(providers).where(where);
  return row?.total ?? 0;
}

/** How many providers of a selection offer each service type. */
export async function countByServiceType(
  db: Database,
  counts: Counts,
  { where, facet }: Selection,
): Promise<(id: number) => number> {
  if (facet === EVERY_PROVIDER) return (id) => counts.get(serviceFacet(id)) ?? 0;
  const rows = await db
    .select({ id: providerServices.serviceTypeId, total: count() })
    .from(providers)
    .innerJoin(providerServices, eq(providerServices.providerId, providers.id))
    .where(where)
    .groupBy(providerServices.serviceTypeId);
  const found = new Map(rows.map(({ id, total }) => [id, total]));
  return (id) => found.get(id) ?? 0;
}

/** How many providers of a selection work in each town. */
export async function countByTown(
  db: Database,
  counts: Counts,
  { where, facet }: Selection,
): Promise<(id: number) => number> {
  if (facet === EVERY_PROVIDER) return (id) => counts.get(townFacet(id)) ?? 0;
  const rows = await db
    .select({ id: providers.townId, total: count() })
    .from(providers)
    .where(and(where, isNotNull(providers.townId)))
    .groupBy(providers.townId);
  const found = new Map(rows.map(({ id, total }) => [id, total]));
  return (id) => found.get(id) ?? 0;
}
