import {
  GUESTS_PER_PAGE,
  type GuestOrder,
  type GuestState,
  type GuestTally,
  type ListedGuest,
} from "@jdj/contract/cards/guest-list";
import { fold } from "@jdj/french/fold";
import { and, count, desc, eq, inArray, isNull, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { guestCategories } from "../../notebook/event-types/tables.ts";
import { byName } from "../../notebook/guests/guest.ts";
import { byFoldedName, foldedName, guestColumns } from "../../notebook/guests/queries.ts";
import { searchWords } from "../../notebook/guests/search-guests.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { countRequests, requestCount } from "../responses/queries.ts";
import { isInvited, selectInvited } from "./invited.ts";

/** Which guests of an event are asked for, and which page of them; without a filter all. */
export interface GuestPageQuery {
  page: number;
  guest_id?: number | undefined;
  state?: GuestState | undefined;
  search?: string | undefined;
  order: GuestOrder;
}

/** One page of an event's guests, the tallies of its whole list, and how many wait for approval. A page past the last is the last. */
export async function guestPage(db: Database, eventId: number, query: GuestPageQuery) {
  const filters = filtersOf(query);
  const isFirst = query.page === 1 && query.order === "name" && filters.length === 0;
  const read = isFirst ? await selectFirst(db, { eventId }) : null;
  const requests = read?.[0]?.requests ?? (await countRequests(db, eventId));
  const first = read?.map(({ requests: _, ...guest }) => guest);
  // Nearly every list is one page: its tallies are made of its rows.
  if (first && first.length <= GUESTS_PER_PAGE) {
    const whole = { guests: first.sort(byName), tallies: talliesOf(first) };
    return { page: 1, last_page: 1, matching: first.length, requests, ...whole };
  }
  const tallies = await tallyGuests(db, eventId);
  const matching = query.search
    ? await countMatching(db, eventId, filters)
    : tallies.filter((one) => isTallied(one, query)).reduce((sum, one) => sum + one.guests, 0);
  const last_page = Math.max(1, Math.ceil(matching / GUESTS_PER_PAGE));
  const page = Math.min(query.page, last_page);
  const rows = first
    ? first.slice(0, GUESTS_PER_PAGE)
    : await selectListed(db).where(inArray(guests.id, idsOfPage(db, eventId, query, page)));
  rows.sort(query.order === "newest" ? (one, other) => other.id - one.id : byName);
  const others = last_page > 1 ? await listHouseholds(db, eventId, filters, rows) : [];
  return { page, last_page, matching, requests, guests: [...rows, ...others], tallies };
}

const columns = { ...guestColumns, category: guestCategories.name, invited: isInvited };

function selectListed(db: Database) {
  return db
    .select(columns)
    .from(guests)
    .innerJoin(guestCategories, eq(guestCategories.id, guests.categoryId));
}

/** The first guests by name, each with how many wait for approval: one statement less for the page. */
const selectFirst = preparedQuery("guest-list", (db, { eventId }: Values<{ eventId: number }>) =>
  db
    .select({ ...columns, requests: requestCount(eventId) })
    .from(guests)
    .innerJoin(guestCategories, eq(guestCategories.id, guests.categoryId))
    .where(eq(guests.eventId, eventId))
    .orderBy(...byFoldedName)
    .limit(GUESTS_PER_PAGE + 1),
);

/** The ids of a page: the rows that it skips are then not read whole. */
function idsOfPage(db: Database, eventId: number, query: GuestPageQuery, page: number) {
  return db
    .select({ id: guests.id })
    .from(guests)
    .where(and(eq(guests.eventId, eventId), ...filtersOf(query)))
    .orderBy(...(query.order === "newest" ? [desc(guests.id)] : byFoldedName))
    .limit(GUESTS_PER_PAGE)
    .offset((page - 1) * GUESTS_PER_PAGE);
}

function filtersOf({ guest_id, state, search = "" }: GuestPageQuery): SQL[] {
  const filters: SQL[] = [];
  if (guest_id !== undefined) filters.push(eq(guests.categoryId, guest_id));
  if (state === "uninvited") filters.push(ne(guests.answer, "no"), not(isInvited));
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

/** Those who live with guests of a page and match the filters, but are on another page. */
async function listHouseholds(
  db: Database,
  eventId: number,
  filters: SQL[],
  rows: readonly ListedGuest[],
): Promise<ListedGuest[]> {
  const households = [...new Set(rows.flatMap(({ household }) => household ?? []))];
  if (households.length === 0) return [];
  return selectListed(db)
    .where(
      and(
        eq(guests.eventId, eventId),
        sql`${guests.household} = any(${sql.param(households)})`,
        sql`${guests.id} <> all(${sql.param(rows.map(({ id }) => id))})`,
        ...filters,
      ),
    )
    .limit(GUESTS_PER_PAGE);
}

async function tallyGuests(db: Database, eventId: number): Promise<GuestTally[]> {
  const invited = selectInvited(db, eventId);
  const isAmong = sql<boolean>`${invited.guestId} is not null`;
  return db
    .select({
      guest_id: guests.categoryId,
      answer: guests.answer,
      invited: isAmong,
      guests: count(),
      people: sql<number>`sum(1 + ${guests.companions})`.mapWith(Number),
    })
    .from(guests)
    .leftJoin(invited, eq(invited.guestId, guests.id))
    .where(eq(guests.eventId, eventId))
    .groupBy(guests.categoryId, guests.answer, isAmong);
}

function isTallied(tally: GuestTally, { guest_id, state }: GuestPageQuery): boolean {
  if (guest_id !== undefined && tally.guest_id !== guest_id) return false;
  if (state === undefined) return true;
  return state === "uninvited" ? !tally.invited && tally.answer !== "no" : tally.answer === state;
}

/** The tallies of guests who were read. */
function talliesOf(all: readonly ListedGuest[]): GuestTally[] {
  const tallies = new Map<string, GuestTally>();
  for (const { guest_id, answer, invited, companions } of all) {
    const key = `${guest_id} ${answer} ${invited}`;
    const tally = tallies.get(key) ?? { guest_id, answer, invited, guests: 0, people: 0 };
    tally.guests += 1;
    tally.people += 1 + companions;
    tallies.set(key, tally);
  }
  return [...tallies.values()];
}

/** The guests of an event to whom no card was sent and who have not declined, in the order in which they were added. */
export async function listUninvited(db: Database, eventId: number): Promise<number[]> {
  const invited = selectInvited(db, eventId);
  const rows = await db
    .select({ id: guests.id })
    .from(guests)
    .leftJoin(invited, eq(invited.guestId, guests.id))
    .where(and(eq(guests.eventId, eventId), ne(guests.answer, "no"), isNull(invited.guestId)));
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}
