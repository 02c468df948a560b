import { and, asc, count, eq, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../database/connect.ts";
import { guestCategories } from "../guest-categories/tables.ts";
import { guests } from "../guests/tables.ts";
import { peopleNow, type RegistrationRow, seatsTaken, stateNow } from "./seats.ts";
import { groupLinks, groupRegistrations } from "./tables.ts";

const inState = (state: RegistrationRow["state"]) =>
  sql<number>`count(*) filter (where ${stateNow} = ${sql.raw(`'${state}'`)})`.mapWith(Number);

/** Who moved up, has a seat still, and was not told. */
const toTell = sql<boolean>`(${groupRegistrations.movedUpAt} is not null
  and ${groupRegistrations.toldAt} is null and ${stateNow} in ('confirmed', 'pending'))`;

/** The groups of an event with what is taken of each, the newest last; or one of them. */
export function listGroups(db: Database, eventId: number, id?: number) {
  return db
    .select({
      link: groupLinks,
      category: guestCategories.name,
      taken: seatsTaken,
      confirmed: inState("confirmed"),
      pending: inState("pending"),
      waiting: inState("waiting"),
      declined: inState("declined"),
      refused: inState("refused"),
      toTell: sql<number>`count(*) filter (where ${toTell})`.mapWith(Number),
    })
    .from(groupLinks)
    .innerJoin(guestCategories, eq(guestCategories.id, groupLinks.categoryId))
    .leftJoin(groupRegistrations, eq(groupRegistrations.linkId, groupLinks.id))
    .leftJoin(guests, eq(guests.id, groupRegistrations.guestId))
    .where(
      and(eq(groupLinks.eventId, eventId), id === undefined ? undefined : eq(groupLinks.id, id)),
    )
    .groupBy(groupLinks.id, guestCategories.name)
    .orderBy(asc(groupLinks.id));
}

/** A group with its counts. */
export type GroupRow = Awaited<ReturnType<typeof listGroups>>[number];

/** Who needs the hosts first, then the waiting list, then those who come, and those who do not. */
const urgency: SQL = sql`case when ${stateNow} = 'pending' then 0 when ${toTell} then 1
  when ${stateNow} = 'waiting' then 2 when ${stateNow} = 'confirmed' then 3 else 4 end`;

/**
 * The place of a registration on the waiting list of its group, from 1. Its table is named, since a query
 * of one table names none.
 */
export const rankOf = sql<number>`(
  select count(*) from group_registrations ahead
  where ahead.link_id = group_registrations.link_id and ahead.state = 'waiting'
    and (ahead.queued_at, ahead.id) <= (group_registrations.queued_at, group_registrations.id))`.mapWith(
  Number,
);

const known = alias(guests, "known");

/** One page of the registrations of a group, or of those in a state. */
export function listRegistrations(
  db: Database,
  { linkId, eventId, state }: { linkId: number; eventId: number; state?: string | undefined },
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .select({
      registration: groupRegistrations,
      state: stateNow,
      people: peopleNow,
      rank: sql<number | null>`case when ${stateNow} = 'waiting' then ${rankOf} end`,
      toTell,
      known: { lastName: known.lastName, givenNames: known.givenNames },
    })
    .from(groupRegistrations)
    .leftJoin(guests, eq(guests.id, groupRegistrations.guestId))
    .leftJoin(
      known,
      and(
        isNull(groupRegistrations.guestId),
        eq(known.eventId, eventId),
        eq(known.phone1, groupRegistrations.phone),
      ),
    )
    .where(
      and(
        eq(groupRegistrations.linkId, linkId),
        state === undefined ? undefined : sql`${stateNow} = ${state}`,
      ),
    )
    .orderBy(urgency, asc(groupRegistrations.queuedAt), asc(groupRegistrations.id))
    .limit(limit)
    .offset(offset);
}

/** A registration as its hosts see it. */
export type ListedRegistration = Awaited<ReturnType<typeof listRegistrations>>[number];

/** How many wait for a seat of a group. */
export async function countWaiting(tx: Database, linkId: number): Promise<number> {
  const [row] = await tx
    .select({ waiting: count() })
    .from(groupRegistrations)
    .where(and(eq(groupRegistrations.linkId, linkId), eq(groupRegistrations.state, "waiting")));
  return row?.waiting ?? 0;
}
