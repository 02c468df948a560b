import { mayStaff, type StaffRole } from "@jdj/contract/call/staff-policy";
import {
  SEARCH_MOST,
  type SearchKind,
  type SearchResult,
  searchKindNames,
  searchKinds,
} from "@jdj/contract/console/search";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../../database/connect.ts";
import { likenessQueriesOf, queriesOf } from "./kind-queries.ts";
import { readSearch, type Search } from "./read-search.ts";

/** How like a misspelt word must be to one of a name, from 0 to 1: « Kouasi » is 0.67 like « Kouassi ». */
const LEAST_LIKENESS = "0.5";

const Row = z.object({
  kind: z.enum(searchKindNames),
  id: z.coerce.number(),
  title: z.string(),
  detail: z.string().nullable(),
});
type Row = z.infer<typeof Row>;

/** Asks for several kinds by one statement. */
async function readKinds(
  db: Database,
  kinds: readonly SearchKind[],
  queriesFor: (kind: SearchKind) => SQL[],
): Promise<Row[]> {
  const queries = kinds.flatMap((kind) =>
    queriesFor(kind).map(
      (query) => sql`select ${kind}::text as kind, id, title, detail from ${query} as found`,
    ),
  );
  if (queries.length === 0) return [];
  const { rows } = await db.execute(sql.join(queries, sql` union all `));
  return z.array(Row).parse(rows);
}

/** The rows of each kind that has any, each row once. */
function group(rows: readonly Row[]) {
  return searchKindNames.flatMap((kind) => {
    const found = new Map<number, SearchResult>();
    for (const { id, title, detail, kind: of } of rows)
      if (of === kind && !found.has(id)) found.set(id, { id, title, detail: detail ?? "" });
    const items = [...found.values()];
    if (items.length === 0) return [];
    return [{ kind, items: items.slice(0, SEARCH_MOST), has_more: items.length > SEARCH_MOST }];
  });
}

async function readLike(db: Database, kinds: readonly SearchKind[], search: Search) {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('pg_trgm.word_similarity_threshold', ${LEAST_LIKENESS}, true)`,
    );
    return readKinds(tx, kinds, (kind) => likenessQueriesOf(kind, search));
  });
}

/**
 * What a text names among what a role may see, by kind: as it is written, and where nothing is, by
 * words like it.
 */
export async function findEverything(db: Database, role: StaffRole, q: string) {
  const kinds = searchKindNames.filter((kind) => mayStaff(role, searchKinds[kind]));
  const search = readSearch(q);
  const rows = await readKinds(db, kinds, (kind) => queriesOf(kind, search));
  return group(rows.length > 0 ? rows : await readLike(db, kinds, search));
}
