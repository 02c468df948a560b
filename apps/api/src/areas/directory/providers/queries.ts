import { PROVIDERS_A_PAGE } from "@jdj/contract/directory/providers";
import { asc, count, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { serviceTypes } from "../../service-types/tables.ts";
import { findNearWords } from "./near-words.ts";
import {
  EVERY_PROVIDER,
  isReadInOrder,
  searchQuery,
  serviceFacet,
  townFacet,
  wordsOf,
} from "./search-query.ts";
import { providerCounts, providerServices, providers } from "./tables.ts";

/** The filters of the directory; a missing one does not filter. */
export interface Wanted {
  serviceTypeId?: number | undefined;
  town?: string | undefined;
  search?: string | undefined;
}

/** What the filters select, and how many providers that is. */
export interface Matches {
  /** A tsquery; null when all providers match. */
  query: string | null;
  total: number;
}

/** How many providers have each facet. */
export type Counts = ReadonlyMap<string, number>;

/** How many providers have each facet: all of them, a service type, a town. */
export async function readCounts(db: Database): Promise<Counts> {
  const rows = await db.select().from(providerCounts).orderBy(asc(providerCounts.facet));
  return new Map(rows.map((row) => [row.facet, row.providers]));
}

/** The services in the directory's order, and how many providers offer each. */
export async function listServiceTypes(db: Database) {
  const [counts, rows] = await Promise.all([
    readCounts(db),
    db
      .select({ id: serviceTypes.id, name: serviceTypes.name })
      .from(serviceTypes)
      .orderBy(asc(serviceTypes.position), asc(serviceTypes.id)),
  ]);
  return rows.map((row) => ({ ...row, providers: counts.get(serviceFacet(row.id)) ?? 0 }));
}

/** The towns of the providers, by name. */
export function townsOf(counts: Counts): string[] {
  const towns = [...counts].filter(([facet, counted]) => facet.startsWith("@") && counted > 0);
  return towns.map(([facet]) => facet.slice(1));
}

/** What the filters select. One facet is looked up; anything else is counted by the index. */
export async function findMatches(
  db: Database,
  counts: Counts,
  { serviceTypeId, town, search = "" }: Wanted,
): Promise<Matches> {
  const terms = wordsOf(search);
  if (search.trim() !== "" && terms.length === 0) return { query: null, total: 0 };
  const facets = [
    ...(serviceTypeId === undefined ? [] : [serviceFacet(serviceTypeId)]),
    ...(town ? [townFacet(town)] : []),
  ];
  const query = searchQuery(facets, await findNearWords(db, terms));
  if (terms.length === 0 && facets.length < 2)
    return { query, total: counts.get(facets[0] ?? EVERY_PROVIDER) ?? 0 };
  if (facets.some((facet) => !counts.get(facet))) return { query, total: 0 };
  const [row] = await db.select({ total: count() }).from(providers).where(matching(query));
  return { query, total: row?.total ?? 0 };
}

const matching = (query: string | null): SQL | undefined =>
  query === null ? undefined : sql`${providers.document} @@ ${query}::tsquery`;

const order = {
  fromFirst: sql`rank, name, id`,
  fromLast: sql`rank desc, name desc, id desc`,
};

/** The ids of a page of the matches, read from the nearer end of the list. */
async function listIds(
  db: Database,
  { query, total }: Matches,
  registered: number,
  page: number,
): Promise<number[]> {
  const before = (page - 1) * PROVIDERS_A_PAGE;
  const size = Math.min(PROVIDERS_A_PAGE, total - before);
  if (size <= 0) return [];
  const after = total - before - size;
  const offset = Math.min(before, after);
  const from = sql`from ${providers} ${query === null ? sql`` : sql`where ${matching(query)}`}`;
  const slice = sql`order by ${after < before ? order.fromLast : order.fromFirst} limit ${size} offset ${offset}`;
  const { rows } = await db.execute<{ id: string }>(
    isReadInOrder({ matches: total, registered, offset, pageSize: size })
      ? sql`select id ${from} ${slice}`
      : sql`with matches as materialized (select id, rank, name ${from}) select id from matches ${slice}`,
  );
  const ids = rows.map(({ id }) => Number(id));
  return after < before ? ids.reverse() : ids;
}

const listed = (({ document: _, ...columns }) => columns)(getTableColumns(providers));

/**
 * A page of the matches by rank, then by name, each with its services.
 * @param registered the number of all providers
 * @param page from 1
 */
export async function listProviders(
  db: Database,
  matches: Matches,
  registered: number,
  page: number,
) {
  const ids = await listIds(db, matches, registered, page);
  const [rows, services] = await Promise.all([
    db.select(listed).from(providers).where(inArray(providers.id, ids)),
    db
      .select({
        providerId: providerServices.providerId,
        id: serviceTypes.id,
        name: serviceTypes.name,
      })
      .from(providerServices)
      .innerJoin(serviceTypes, eq(serviceTypes.id, providerServices.serviceTypeId))
      .where(inArray(providerServices.providerId, ids))
      .orderBy(asc(serviceTypes.position)),
  ]);
  return ids.flatMap((wanted) => {
    const row = rows.find(({ id }) => id === wanted);
    return row
      ? [{ ...row, services: services.filter(({ providerId }) => providerId === wanted) }]
      : [];
  });
}
