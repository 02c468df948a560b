import { seatsFor } from "@jdj/contract/notebook/group-seats";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { guests } from "../guests/tables.ts";
import { groupLinks, groupRegistrations } from "./tables.ts";

/** A group's link. */
export type GroupLinkRow = typeof groupLinks.$inferSelect;
/** A registration by it. */
export type RegistrationRow = typeof groupRegistrations.$inferSelect;

// Of queries that join the guest of each registration: whether they come and with whom is theirs.

/** The state of a registration: who is in the list and declined, declined. */
export const stateNow = sql<RegistrationRow["state"]>`
  case when ${groupRegistrations.state} = 'confirmed' and ${guests.answer} = 'no' then 'declined'
    else ${groupRegistrations.state} end`;

/** How many come with a registration. */
export const peopleNow = sql<number>`
  case when ${groupRegistrations.state} = 'confirmed' then 1 + ${guests.companions}
    else ${groupRegistrations.people} end`.mapWith(Number);

/** The sum of the seats that confirmed and pending registrations take. */
export const seatsTaken: SQL<number> = sql<number>`
  coalesce(sum(case when ${groupLinks.countsCompanions} then ${peopleNow} else 1 end)
    filter (where ${stateNow} in ('confirmed', 'pending')), 0)`.mapWith(Number);

/** How many seats of a group are taken; its row is locked where that decides anything. */
export async function countTaken(tx: Database, linkId: number): Promise<number> {
  const [row] = await tx
    .select({ taken: seatsTaken })
    .from(groupRegistrations)
    .innerJoin(groupLinks, eq(groupLinks.id, groupRegistrations.linkId))
    .leftJoin(guests, eq(guests.id, groupRegistrations.guestId))
    .where(eq(groupRegistrations.linkId, linkId));
  return row?.taken ?? 0;
}

/** Whether so many people fit into what is left of a group, whose row is locked. */
export async function fits(tx: Database, link: GroupLinkRow, people: number): Promise<boolean> {
  return seatsFor(people, link) <= link.seats - (await countTaken(tx, link.id));
}

/**
 * Locks a group until the transaction ends: nobody else takes or frees its seats. Locked before any
 * guest of it, by everybody, so that none waits for another in a circle.
 */
export async function lockGroup(
  tx: Database,
  { id, eventId }: { id: number; eventId: number },
): Promise<GroupLinkRow | null> {
  const [link] = await tx
    .select()
    .from(groupLinks)
    .where(and(eq(groupLinks.id, id), eq(groupLinks.eventId, eventId)))
    .for("no key update");
  return link ?? null;
}

/** Locks the groups in which guests registered, in the order of their numbers. */
export async function lockGroupsOf(
  tx: Database,
  guestIds: readonly number[],
): Promise<GroupLinkRow[]> {
  const found = await tx
    .selectDistinct({ id: groupRegistrations.linkId })
    .from(groupRegistrations)
    .where(sql`${groupRegistrations.guestId} = any(${sql.param([...guestIds])}::bigint[])`);
  if (found.length === 0) return [];
  return tx
    .select()
    .from(groupLinks)
    .where(
      inArray(
        groupLinks.id,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(groupLinks.id)
    .for("no key update");
}

/** A registration of a group, whose row is locked, as it is now; null when it is of another. */
export async function findRegistration(tx: Database, linkId: number, id: number) {
  const [row] = await tx
    .select({ registration: groupRegistrations, state: stateNow, people: peopleNow })
    .from(groupRegistrations)
    .leftJoin(guests, eq(guests.id, groupRegistrations.guestId))
    .where(and(eq(groupRegistrations.id, id), eq(groupRegistrations.linkId, linkId)));
  return row ? { ...row.registration, state: row.state, people: row.people } : null;
}
