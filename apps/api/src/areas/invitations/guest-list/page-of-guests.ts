import {
  GUESTS_PER_LONG_PAGE,
  GUESTS_PER_PAGE,
  type GuestTally,
  ListedGuest,
} from "@jdj/contract/invitations/guest-list";
import { and, count, eq, inArray, ne, not, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import {
  type PackedColumns,
  packColumns,
  unpackColumns,
} from "../../../database/packed-columns.ts";
import { preparedQuery, preparedStatement, type Values } from "../../../database/prepared-query.ts";
import { guestCategories } from "../../notebook/guest-categories/tables.ts";
import { sortByName } from "../../notebook/guests/guest.ts";
import { byFoldedName, guestColumns } from "../../notebook/guests/queries.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { countRequests, requestCount } from "../responses/queries.ts";
import { isAmongInvited, isInvited } from "./is-invited.ts";
import { countTallied, filtersOf, findPage, type GuestPageQuery } from "./matching-guests.ts";

/**
 * One page of an event's guests, the tallies of its whole list, and how many wait for approval. A list
 * of 1,000 is one page, a longer one has 200 on each; a page past the last is the last.
 */
export async function guestPage(db: Database, eventId: number, query: GuestPageQuery) {
  const filters = filtersOf(eventId, query);
  const isFirst = query.page === 1 && query.order === "name" && filters.length === 0;
  const [read] = isFirst ? await selectWhole(db, { eventId }) : [];
  // Nearly every list is one page: its tallies are made of its rows.
  if (read && !read.is_long) {
    const all = sortByName(unpackColumns<ListedGuest>(read, listedNames));
    const whole = { guests: all, tallies: talliesOf(all) };
    return { page: 1, last_page: 1, matching: all.length, requests: read.requests, ...whole };
  }
  const [requests, tallies, first] = await Promise.all([
    read?.requests ?? countRequests(db, eventId).then(({ requests }) => requests),
    selectTallies(db, { eventId }),
    isFirst ? selectFirst(db, { eventId }) : null,
  ]);
  const total = countTallied(tallies);
  const size = total > GUESTS_PER_PAGE ? GUESTS_PER_LONG_PAGE : GUESTS_PER_PAGE;
  const { ids, matching, page } = first
    ? { ids: null, matching: total, page: 1 }
    : await findPage(db, eventId, query, size, tallies);
  const found = first ?? (await selectListed(db, eventId).where(inArray(guests.id, ids ?? [])));
  const rows =
    query.order === "newest" ? found.sort((one, other) => other.id - one.id) : sortByName(found);
  const last_page = Math.max(1, Math.ceil(matching / size));
  const others = last_page > 1 ? await listHouseholds(db, eventId, filters, rows) : [];
  return { page, last_page, matching, requests, guests: [...rows, ...others], tallies };
}

const columnsOf = (eventId: SQLWrapper | number) => ({
  ...guestColumns,
  category: guestCategories.name,
  invited: isInvited(eventId),
});

function selectListed(db: Database, eventId: number) {
  return db
    .select(columnsOf(eventId))
    .from(guests)
    .innerJoin(guestCategories, eq(guestCategories.id, guests.categoryId));
}

/** Whether a list has more guests than one page holds; of a longer list no more are counted. */
const isLongList = (eventId: SQLWrapper) => sql<boolean>`(
  select count(*) > ${sql.raw(String(GUESTS_PER_PAGE))} from (
    select from ${guests} where ${guests.eventId} = ${eventId}
    limit ${sql.raw(String(GUESTS_PER_PAGE + 1))}) as counted)`;

const listedNames = Object.keys(ListedGuest.shape) as (keyof ListedGuest)[];

/**
 * A list of one page whole, by no order, how many wait for approval, and whether the list is long: then
 * it has no rows. Three statements less for the page of nearly every event.
 */
const selectWhole = preparedStatement<
  { eventId: number },
  PackedColumns<ListedGuest> & { requests: number; is_long: boolean }
>(
  "guest-list",
  ({ eventId }) => sql`
    select ${requestCount(eventId)}::int as requests, ${isLongList(eventId)} as is_long,
      ${packColumns({ ...columnsOf(eventId), invited: isAmongInvited(eventId) })}
    from ${guests} join ${guestCategories} on ${guestCategories.id} = ${guests.categoryId}
    where ${guests.eventId} = ${eventId} and not ${isLongList(eventId)}`,
);

/** The first page by name of a long list. */
const selectFirst = preparedQuery(
  "long-guest-list",
  (db, { eventId }: Values<{ eventId: number }>) =>
    db
      .select(columnsOf(eventId))
      .from(guests)
      .innerJoin(guestCategories, eq(guestCategories.id, guests.categoryId))
      .where(
        sql`${guests.id} in (
        select ${guests.id} from ${guests} where ${guests.eventId} = ${eventId}
        order by ${sql.join(byFoldedName, sql`, `)}
        limit ${sql.raw(String(GUESTS_PER_LONG_PAGE))})`,
      ),
);

/** Those who live with guests of a page and match the filters, but are on another page. */
async function listHouseholds(
  db: Database,
  eventId: number,
  filters: SQL[],
  rows: readonly ListedGuest[],
): Promise<ListedGuest[]> {
  const households = [...new Set(rows.flatMap(({ household }) => household ?? []))];
  if (households.length === 0) return [];
  return selectListed(db, eventId)
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

const selectTallies = preparedQuery(
  "guest-tallies",
  (db, { eventId }: Values<{ eventId: number }>) => {
    const listed = db
      .select({
        categoryId: guests.categoryId,
        answer: guests.answer,
        invited: isAmongInvited(eventId).as("invited"),
        companions: guests.companions,
      })
      .from(guests)
      .where(eq(guests.eventId, eventId))
      .as("listed");
    return db
      .select({
        guest_id: listed.categoryId,
        answer: listed.answer,
        invited: listed.invited,
        guests: count(),
        people: sql<number>`sum(1 + ${listed.companions})`.mapWith(Number),
      })
      .from(listed)
      .groupBy(listed.categoryId, listed.answer, listed.invited);
  },
);

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
  const rows = await db
    .select({ id: guests.id })
    .from(guests)
    .where(and(eq(guests.eventId, eventId), ne(guests.answer, "no"), not(isAmongInvited(eventId))));
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}
