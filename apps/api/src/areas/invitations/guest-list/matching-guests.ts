import type { GuestOrder, GuestState, GuestTally } from "@jdj/contract/invitations/guest-list";
import { fold } from "@jdj/french/fold";
import { and, count, desc, eq, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { byFoldedName, foldedName } from "../../notebook/guests/queries.ts";
import { searchWords } from "../../notebook/guests/search-guests.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { isAmongInvited } from "./is-invited.ts";

/** Which guests of an event are asked for, and which page of them; without a filter all. */
export interface GuestPageQuery {
  page: number;
  guest_id?: number | undefined;
  state?: GuestState | undefined;
  search?: string | undefined;
  order: GuestOrder;
}

/** A page of the guests that match. */
interface FoundPage {
  ids: number[];
  matching: number;
  /** The last one, where a later one was asked for. */
  page: number;
}

/**
 * Finds a page of the guests that match. How many do is known from the tallies of the whole list; a
 * search goes through the list anyway, and counts with the page itself.
 * @param size guests on a page
 */
export async function findPage(
  db: Database,
  eventId: number,
  query: GuestPageQuery,
  size: number,
  tallies: readonly GuestTally[],
): Promise<FoundPage> {
  const clamp = (matching: number) => Math.min(query.page, Math.max(1, Math.ceil(matching / size)));
  const select = (page: number) => selectIds(db, eventId, query, size, page);
  const idsOf = async (page: number) => (await select(page)).map(({ id }) => id);
  if (query.search) {
    const rows = await select(query.page);
    const [first] = rows;
    if (first) return { ids: rows.map(({ id }) => id), matching: first.matching, page: query.page };
    if (query.page === 1) return { ids: [], matching: 0, page: 1 };
  }
  const matching = query.search
    ? await countMatching(db, eventId, filtersOf(eventId, query))
    : countTallied(tallies.filter((tally) => isTallied(tally, query)));
  const page = clamp(matching);
  return { ids: matching === 0 ? [] : await idsOf(page), matching, page };
}

/** The ids of a page, each with how many a search matches: the rows that it skips are not read whole. */
function selectIds(
  db: Database,
  eventId: number,
  query: GuestPageQuery,
  size: number,
  page: number,
) {
  const matching = query.search ? sql`count(*) over ()` : sql`0`;
  return db
    .select({ id: guests.id, matching: matching.mapWith(Number) })
    .from(guests)
    .where(and(eq(guests.eventId, eventId), ...filtersOf(eventId, query)))
    .orderBy(...(query.order === "newest" ? [desc(guests.id)] : byFoldedName))
    .limit(size)
    .offset((page - 1) * size);
}

/** How many guests some tallies count. */
export function countTallied(tallies: readonly GuestTally[]): number {
  return tallies.reduce((sum, one) => sum + one.guests, 0);
}

function isTallied(tally: GuestTally, { guest_id, state }: GuestPageQuery): boolean {
  if (guest_id !== undefined && tally.guest_id !== guest_id) return false;
  if (state === undefined) return true;
  return state === "uninvited" ? !tally.invited && tally.answer !== "no" : tally.answer === state;
}

/** The filters of a query, as conditions on a guest. */
export function filtersOf(
  eventId: number,
  { guest_id, state, search = "" }: GuestPageQuery,
): SQL[] {
  const filters: SQL[] = [];
  if (guest_id !== undefined) filters.push(eq(guests.categoryId, guest_id));
  if (state === "uninvited") filters.push(ne(guests.answer, "no"), not(isAmongInvited(eventId)));
  else if (state !== undefined) filters.push(eq(guests.answer, state));
  if (search !== "") filters.push(...searchFilters(search));
  return filters;
}

function searchFilters(search: string): SQL[] {
  const digits = /^[\d\s().+-]+$/.test(search) ? search.replace(/\D/g, "") : "";
  if (digits !== "") return [sql`${guests.phone1} like ${`%${digits}%`}`];
  if (search.includes("@")) return [sql`strpos(lower(${guests.email}), ${fold(search)}) > 0`];
  const terms = searchWords(search);
  if (terms.length === 0) return [sql`false`];
  return terms.map((term) => {
    const begins = `% ${term}%`;
    const isOfHousehold = sql`(${guests.household} is not null and fold_name(household) like ${begins})`;
    return or(sql`${foldedName} like ${begins}`, isOfHousehold) as SQL;
  });
}

async function countMatching(db: Database, eventId: number, filters: SQL[]): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(guests)
    .where(and(eq(guests.eventId, eventId), ...filters));
  return row?.count ?? 0;
}
